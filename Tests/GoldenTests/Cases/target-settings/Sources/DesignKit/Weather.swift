/// The weather, which is isolated to the main actor in this target.
public enum Weather { case sun, rain }
