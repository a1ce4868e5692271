import Testing

@Suite struct SettingTests {
  @Test func arguments() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      modifiers:
        «isOn»: {type: Bool, default: false, value: "true"}
        isDimmed: {type: Bool, default: false, name: dimmed, value: "true", argumentDefault: «"true"»}
        shadow: {type: "Shadow?", preserveOptional: «true», parameters: {radius: CGFloat}}
        «border»: {type: Border, parameters: {width: CGFloat}}
        frame: {type: «"[Frame]"», default: "[]", parameters: {width: CGFloat}}
        line: {type: Line, parameters: {«Width»: {type: CGFloat, default: 1}}}
      """,
      "the method 'isOn()' would have the name of the value that it sets; add 'name', as in "
        + "'isOn: {name: on}' [value-name]",
      "the method of 'isDimmed' takes no argument, because it sets its 'value'; remove "
        + "'argumentDefault' [two-arguments]",
      "the arguments of 'shadow' are its 'parameters'; remove 'preserveOptional', and give "
        + "optional parameters a 'default' [two-arguments]",
      "'border' needs a 'default', because callers may omit it; or make it optional: 'Border?' "
        + "[missing-default]",
      "the arguments of 'frame' are stored in an emitted struct, and 'type' is its name, as in "
        + "'type: Frame' [parameters-type]",
      "the name of a parameter begins with a lowercase letter: 'width' [member-name]")
  }

  @Test func methods() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      modifiers:
        width: {type: Int, default: 1, name: size}
        «height»: {type: Int, default: 1, name: size}
        depth: {type: Double, default: 1, name: size}
      environment:
        inset: {type: Int, default: 1}
        outset: {type: Int, default: 1, modifier: «inset»}
      """,
      "the method 'size(_: Int)' already sets 'width'; give one of them another 'name' "
        + "[same-method]",
      "the method 'inset' of 'View' already sets 'inset'; rename one of them with 'modifier' "
        + "[same-method]")
  }

  /// An entry that is only deprecated is another name of the modifier that it is renamed to.
  @Test func oldNames() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      modifiers:
        depth: {type: Int, default: 1}
        elevation: {deprecated: {renamed: depth, since: "2.0"}}
        «height»: {deprecated: {renamed: dpth}}
        «width»: {deprecated: Widths are constant.}
        «title»: {deprecated: {renamed: depth}}
      """,
      "a modifier needs the key 'type', as in 'type: Bool', unless it is an old name of another one, "
        + "which 'renamed' states; 'dpth' is no modifier [missing-key]",
      "a modifier needs the key 'type', as in 'type: Bool', unless it is an old name of another one, "
        + "which 'renamed' states [missing-key]",
      "the former modifier name 'title' has the name of a slot; rename one of them [name-collision]"
    )
  }

  @Test func environment() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      environment:
        colorScheme: {default: «.dark», modifier: «false»}
        density: {type: Int, default: 1, keyPath: «other»}
        limit: {type: "Int?", modifier: false, argumentDefault: «1»}
      """,
      "'colorScheme' has no type, so it reads an existing value; give it a 'type', or remove "
        + "'default' [existing-value]",
      "'colorScheme' has no type, so it reads an existing value; give it a 'type', or remove "
        + "'modifier' [existing-value]",
      "'density' has a type, so it is declared here under its own name; remove 'keyPath', or "
        + "'type' if 'other' already exists [declared-key-path]",
      "'limit' has no modifier, and 'argumentDefault' is for one; remove one of the keys "
        + "[no-modifier]"
    )
  }

  @Test func sharedEntries() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      environment:
        density:
        «inset»: {type: Int, default: 1, modifier: insetCards}
        border: {type: Border, parameters: {width: {type: Int, default: 1}}, summary: The border.}
      """,
      others: [
        """
        component: Row
        slots: {title: }
        environment:
          density: {type: Int, default: 1}
          inset: {type: Int, default: 1}
          border: {type: Border, parameters: {width: {type: Int, default: 1}}}
        """
      ],
      "the environment entry 'inset' is declared differently by another component; make the "
        + "declarations equal except for their summaries, or rename one of them "
        + "[environment-conflict]")
  }

  @Test func structsAreTypes() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      modifiers: {shadow: {type: «Shadow?», parameters: {radius: Int}}}
      types: {Shadow: {cases: [none]}}
      """,
      "the struct of the arguments of 'shadow' has the name 'Shadow', which the type 'Shadow' "
        + "already has; rename one of them [duplicate-type]")
  }
}
