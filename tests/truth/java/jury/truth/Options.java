package jury.truth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What the command line says. */
record Options(String jury, long seed, int programs, double minutes, List<String> engines, Path report, Path findings, Path productions, int runs, double seconds, int replayEvery, boolean shrinks, boolean isVerbose, List<Pattern> known, int parallel, int variants, int mutants, Path faults, String server, int allEvery) {
  static Options read(String[] arguments) throws IOException {
    String jury = null;
    long seed = 1;
    int programs = 100;
    double minutes = 0;
    List<String> engines = new ArrayList<>(List.of("auto"));
    Path report = null;
    Path findings = null;
    Path productions = null;
    int runs = 30;
    double seconds = 2;
    int parallel = 2;
    int variants = 0;
    int mutants = 0;
    Path faults = null;
    String server = null;
    int allEvery = 10;
    int replayEvery = 5;
    boolean shrinks = true;
    List<Pattern> known = new ArrayList<>();
    boolean isVerbose = false;
    for (int i = 0; i < arguments.length; i++) {
      switch (arguments[i]) {
        case "--jury" -> jury = Path.of(arguments[++i]).toAbsolutePath().toString();
        case "--seed" -> seed = Long.parseLong(arguments[++i]);
        case "--programs" -> programs = Integer.parseInt(arguments[++i]);
        case "--minutes" -> minutes = Double.parseDouble(arguments[++i]);
        case "--engines" -> engines = List.of(arguments[++i].split(","));
        case "--report" -> report = Path.of(arguments[++i]);
        case "--findings" -> findings = Path.of(arguments[++i]);
        case "--productions" -> productions = Path.of(arguments[++i]);
        case "--runs" -> runs = Integer.parseInt(arguments[++i]);
        case "--timeout" -> seconds = Double.parseDouble(arguments[++i]);
        case "--replay-every" -> replayEvery = Integer.parseInt(arguments[++i]);
        case "--known" -> {
          for (String line : Files.readAllLines(Path.of(arguments[++i]))) if (!line.isBlank() && !line.startsWith("#")) known.add(Pattern.compile(line));
        }
        case "--parallel" -> parallel = Integer.parseInt(arguments[++i]);
        case "--variants" -> variants = Integer.parseInt(arguments[++i]);
        case "--mutants" -> mutants = Integer.parseInt(arguments[++i]);
        case "--faults" -> faults = Path.of(arguments[++i]);
        case "--server" -> server = Path.of(arguments[++i]).toAbsolutePath().toString();
        case "--all-every" -> allEvery = Integer.parseInt(arguments[++i]);
        case "--no-shrinking" -> shrinks = false;
        case "--verbose" -> isVerbose = true;
        default -> throw new IllegalArgumentException("not an option: " + arguments[i]);
      }
    }
    if (jury == null || productions == null) throw new IllegalArgumentException("--jury is missing");
    return new Options(jury, seed, programs, minutes, engines, report, findings, productions, runs, seconds, replayEvery, shrinks, isVerbose, known, parallel, variants, mutants, faults, server, allEvery);
  }

  int jdk() {
    return Runtime.version().feature();
  }

  /** Whether a program is given to `jury check` itself, with all its properties; the others go to the server, about what some run breaks. */
  boolean isWhole(long seed) {
    return server == null || allEvery > 0 && seed % allEvery == 0;
  }

  /** Each program is given to two engines, so that every engine is asked as often and neighbours in the list can disagree. */
  List<String> enginesFor(long seed) {
    if (engines.size() <= 2) return engines;
    int at = (int) Math.floorMod(seed, engines.size());
    return List.of(engines.get(at), engines.get((at + 1) % engines.size()));
  }
}
