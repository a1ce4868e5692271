import Diagnostics

let tokensTopic = Topic(
  "Design tokens",
  [
    Explanation(
      .jsonSyntax, "A token file is not valid JSON.",
      "JSON has no comments and no comma after the last member, and its strings have double "
        + "quotes. Correct the place that the message names, or write the file in YAML, which "
        + "allows more.",
      bad: .tokenFiles([
        "tokens.json": """
        {"spacing": {
          "$type": "dimension",
          "small": {"$value": {"value": 8, "unit": "px"}},
        }}
        """
      ]),
      good: .tokenFiles([
        "tokens.json": """
        {"spacing": {
          "$type": "dimension",
          "small": {"$value": {"value": 8, "unit": "px"}}
        }}
        """
      ])),
    Explanation(
      .oldTokenFormat, "A token file has a format that is older than 2025.10.",
      "Older formats have keys without '$', colors and lengths as strings, or several themes in "
        + "one file. `dscompile tokens migrate` converts the token files of a project and "
        + "reports what it cannot convert.",
      bad: .tokens(
        """
        spacing:
          small: {value: 8px}
        """),
      good: .tokens(
        """
        spacing:
          small: {$type: dimension, $value: {value: 8, unit: px}}
        """)),
    Explanation(
      .tokenFile, "A token file cannot be read.",
      "The file does not exist or is empty, or there are several resolvers and none is named. "
        + "Paths in a resolver are relative to its folder.",
      bad: .tokenFiles([
        "design.resolver.yaml": """
        version: "2025.10"
        sets: {base: {sources: [{$ref: spacing.yaml}]}}
        resolutionOrder: [{$ref: "#/sets/base"}]
        """
      ]),
      good: .tokenFiles([
        "design.resolver.yaml": """
        version: "2025.10"
        sets: {base: {sources: [{$ref: spacing.yaml}]}}
        resolutionOrder: [{$ref: "#/sets/base"}]
        """,
        "spacing.yaml": "spacing: {small: {$type: dimension, $value: {value: 8, unit: px}}}",
      ])),
    Explanation(
      .tokenResolver, "A resolver does not follow the format.",
      "A resolver names its version, its sets and modifiers, and the order in which they are "
        + "merged. Only the order refers to modifiers, and sources are files below the resolver's "
        + "folder, sets, or tokens.",
      bad: .tokenFiles([
        "design.resolver.yaml": """
        version: "2025.10"
        sets: {base: {sources: [{$ref: spacing.yaml}]}}
        resolutionOrder: [{$ref: "#/sets/bse"}]
        """,
        "spacing.yaml": "spacing: {small: {$type: dimension, $value: {value: 8, unit: px}}}",
      ]),
      good: .tokenFiles([
        "design.resolver.yaml": """
        version: "2025.10"
        sets: {base: {sources: [{$ref: spacing.yaml}]}}
        resolutionOrder: [{$ref: "#/sets/base"}]
        """,
        "spacing.yaml": "spacing: {small: {$type: dimension, $value: {value: 8, unit: px}}}",
      ])),
    Explanation(
      .tokenContext, "The contexts of a resolver cannot be mapped to Swift.",
      "In SwiftUI, colors can follow the color scheme and the contrast, but numbers cannot: other "
        + "tokens can differ only between themes. One modifier can be the theme, one the color "
        + "scheme and one the contrast; the project file says which, or gives a modifier one "
        + "context, as in `tokens: {inputs: {density: compact}}`.",
      bad: .tokenFiles([
        "design.resolver.yaml": """
        version: "2025.10"
        modifiers:
          scheme:
            contexts:
              light: [{opacity: {disabled: {$type: number, $value: 0.4}}}]
              dark: [{opacity: {disabled: {$type: number, $value: 0.5}}}]
        resolutionOrder: [{$ref: "#/modifiers/scheme"}]
        """
      ]),
      good: .tokenFiles([
        "design.resolver.yaml": """
        version: "2025.10"
        modifiers:
          theme:
            contexts:
              calm: [{opacity: {disabled: {$type: number, $value: 0.4}}}]
              loud: [{opacity: {disabled: {$type: number, $value: 0.5}}}]
        resolutionOrder: [{$ref: "#/modifiers/theme"}]
        """
      ])),
    Explanation(
      .tokenName, "The name of a group or token is not valid.",
      "A name cannot be empty or contain '.', '{' or '}', which references use. Rename it, or "
        + "nest groups.",
      bad: .tokens("spacing: {'0.5': {$type: dimension, $value: {value: 2, unit: px}}}"),
      good: .tokens("spacing: {half: {$type: dimension, $value: {value: 2, unit: px}}}")),
    Explanation(
      .tokenStructure, "Groups and tokens do not follow the format.",
      "An object with '$value' is a token and has no members besides the keys of the format; any "
        + "other object is a group. A token that stands for its group is named '$root'.",
      bad: .tokens(
        """
        accent:
          $type: number
          $value: 1
          subtle: {$value: 2}
        """),
      good: .tokens(
        """
        accent:
          $type: number
          $root: {$value: 1}
          subtle: {$value: 2}
        """)),
    Explanation(
      .tokenType, "A token has no type, or an unknown one.",
      "The type of a token is its own '$type', that of the token it refers to, or that of the "
        + "nearest group. It is never guessed from the value, and it is the same in all contexts.",
      bad: .tokens("opacity: {disabled: {$value: 0.4}}"),
      good: .tokens("opacity: {disabled: {$type: number, $value: 0.4}}")),
    Explanation(
      .tokenValue, "A value does not have the type of its token.",
      "Each type has its form: a dimension has a value and a unit, a color its color space and "
        + "components, a shadow all of its parts. The message shows how it is written.",
      bad: .tokens("spacing: {small: {$type: dimension, $value: {value: 8, unit: pt}}}"),
      good: .tokens("spacing: {small: {$type: dimension, $value: {value: 8, unit: px}}}")),
    Explanation(
      .unknownToken, "A token does not exist.",
      "The name is misspelled, or the token exists in other contexts only. The message suggests "
        + "the nearest name.",
      bad: .tokens(
        """
        spacing:
          $type: dimension
          small: {$value: {value: 8, unit: px}}
          gutter: {$value: "{spacing.smal}"}
        """),
      good: .tokens(
        """
        spacing:
          $type: dimension
          small: {$value: {value: 8, unit: px}}
          gutter: {$value: "{spacing.small}"}
        """)),
    Explanation(
      .tokenReference, "A reference does not lead to a suitable token.",
      "A reference in braces names a whole token, of the type that is expected. Groups have no "
        + "value, and parts of values are named by a JSON pointer, as in "
        + "`{$ref: \"#/color/accent/$value/components/0\"}`.",
      bad: .tokens(
        """
        spacing:
          $type: dimension
          small: {$value: {value: 8, unit: px}}
        gutter: {$value: "{spacing}"}
        """),
      good: .tokens(
        """
        spacing:
          $type: dimension
          small: {$value: {value: 8, unit: px}}
        gutter: {$value: "{spacing.small}"}
        """)),
    Explanation(
      .tokenCycle, "Tokens, groups or sets refer to each other in a cycle.",
      "None of them would ever have a value. The notes name every member; give one of them a value "
        + "of its own.",
      bad: .tokens(
        """
        spacing:
          $type: dimension
          small: {$value: "{spacing.gutter}"}
          gutter: {$value: "{spacing.small}"}
        """),
      good: .tokens(
        """
        spacing:
          $type: dimension
          small: {$value: {value: 8, unit: px}}
          gutter: {$value: "{spacing.small}"}
        """)),
    Explanation(
      .tokenAppearance, "SwiftUI cannot show a token as written.",
      "Colors outside of Display P3 are shown with less chroma, line styles that SwiftUI lacks "
        + "become solid lines, shadows lose 'spread', and inner shadows are left out. Write the "
        + "value that is shown, or acknowledge the difference, as in `$extensions: {dscompile: "
        + "{ignore: [spread]}}`.",
      bad: .tokens(
        """
        border:
          $type: strokeStyle
          card: {$value: groove}
        """),
      good: .tokens(
        """
        border:
          $type: strokeStyle
          card: {$value: solid}
        """)),
  ])
