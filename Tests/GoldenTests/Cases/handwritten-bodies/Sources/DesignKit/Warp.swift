/// What the team's components are in.
public enum Warp {}
