package jury.truth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A generated program: its tree, the methods under test and the probes in them. */
final class GeneratedProgram {
  static final String MAIN = "P";

  /**
   * A method under test: the class that declares it, as the JVM names it, and its name, which no other method has. assignable: what its contract lets it assign, as this.field, Class.field or nothing at
   * all; null when it does not say.
   */
  record Check(String owner, String name, List<Probe> probes, boolean isMain, List<String> assignable) {}


  final long seed;
  final Node tree = new Node(Node.Role.TEXT, "", "");
  final List<Check> checks = new ArrayList<>();
  final Map<Integer, Probe> probes = new LinkedHashMap<>();
  final Set<String> features = new LinkedHashSet<>();
  final List<Set<String>> featuresOfMethods = new ArrayList<>();
  boolean hasJml;

  GeneratedProgram(long seed) {
    this.seed = seed;
  }

  String source(Node.Form form) {
    return tree.render(form);
  }

  /** What is asserted, so that the run on the JVM asserts the same. */
  Map<Integer, Claim> claims() {
    Map<Integer, Claim> claims = new LinkedHashMap<>();
    for (Probe probe : probes.values())
      if (probe.claim != null) claims.put(probe.number, probe.claim);
    return claims;
  }
}
