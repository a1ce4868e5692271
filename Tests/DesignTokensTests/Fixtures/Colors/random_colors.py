"""Prints random colors of every color space, and what the `coloraide` package makes of them.

Arguments: the number of colors of each space, and the seed. Each line has the space, three components, XYZ relative
to D65, the space and the components of the color for screens, whether its chroma is reduced, its relative luminance,
and its contrast ratio with the color of the line before.
"""

import random
import sys

from coloraide.everything import ColorAll as Color
from coloraide.spaces import prophoto_rgb_linear

# coloraide has the primaries of ProPhoto with four decimals; this is the matrix of CSS Color 4, for six.
prophoto_rgb_linear.RGB_TO_XYZ = [
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0.0, 0.0, 0.82510460251046020],
]

UNIT = [(0, 1)] * 3
SPACES = {
    "srgb": ("srgb", UNIT),
    "srgb-linear": ("srgb-linear", UNIT),
    "hsl": ("hsl", [(0, 360), (0, 100), (0, 100)]),
    "hwb": ("hwb", [(0, 360), (0, 100), (0, 100)]),
    "lab": ("lab", [(0, 100), (-125, 125), (-125, 125)]),
    "lch": ("lch", [(0, 100), (0, 150), (0, 360)]),
    "oklab": ("oklab", [(0, 1), (-0.4, 0.4), (-0.4, 0.4)]),
    "oklch": ("oklch", [(0, 1), (0, 0.5), (0, 360)]),
    "display-p3": ("display-p3", UNIT),
    "a98-rgb": ("a98-rgb", UNIT),
    "prophoto-rgb": ("prophoto-rgb", UNIT),
    "rec2020": ("rec2020", UNIT),
    "xyz-d65": ("xyz-d65", UNIT),
    "xyz-d50": ("xyz-d50", UNIT),
}
AS_WRITTEN = ("srgb", "srgb-linear", "display-p3")
PERCENT = ("hsl", "hwb")
TOLERANCE = 0.0005


def component(numbers, low, high):
    """A number with some decimals, now and then an end of its range or `none`."""
    kind = numbers.random()
    if kind < 0.05:
        return None
    if kind < 0.15:
        return numbers.choice([low, high])
    return round(numbers.uniform(low, high), numbers.randint(0, 5))


def coloraide(space, components):
    name, _ = SPACES[space]
    values = [0.0 if value is None else value for value in components]
    if space in PERCENT:
        values[1:] = [value / 100 for value in values[1:]]
    return Color(name, values)


def for_screens(space, color):
    if space in AS_WRITTEN:
        return color, 0
    for name in ("srgb", "display-p3"):
        converted = color.convert(name, norm=False)
        if converted.in_gamut(tolerance=TOLERANCE):
            return converted.clip(), 0
    fitted = color.clone().fit("display-p3", method="oklch-chroma", jnd=0.02)
    return fitted.convert("display-p3", norm=False).clip(), 1


def main(count, seed):
    numbers = random.Random(seed)
    previous = None
    for space, (_, ranges) in SPACES.items():
        for _ in range(count):
            components = [component(numbers, *ends) for ends in ranges]
            color = coloraide(space, components)
            screen, is_reduced = for_screens(space, color)
            contrast = 1.0 if previous is None else screen.contrast(previous, method="wcag21")
            previous = screen
            words = [space]
            words += ["none" if value is None else repr(value) for value in components]
            words += [repr(value) for value in color.convert("xyz-d65", norm=False).coords(nans=False)]
            words += [screen.space()] + [repr(value) for value in screen.coords(nans=False)]
            words += [str(is_reduced), repr(screen.luminance()), repr(contrast)]
            print(*words)


main(int(sys.argv[1]), int(sys.argv[2]))
