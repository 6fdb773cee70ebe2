import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Puts the faults of faults.txt into a copy of the sources, each behind a test of JURY_OLD_FAULT. usage: java Faults.java faults.txt TREE; prints the names and engines of those that could be put in. */
public final class Faults {
  private record Edit(String find, String with) {}

  private record Fault(String name, String engine, List<Path> file, List<Edit> edits) {}

  private static final String HEADER = """
      #pragma once
      #include <cstdlib>
      #include <string>
      #include <string_view>
      namespace jury {
      inline bool old_fault(std::string_view name) {
        const char* wanted = std::getenv("JURY_OLD_FAULT");  // names with a comma before and after each
        return wanted != nullptr && std::string_view(wanted).find("," + std::string(name) + ",") != std::string_view::npos;
      }
      }  // namespace jury
      """;

  private Faults() {}

  public static void main(String[] arguments) throws IOException {
    Path tree = Path.of(arguments[1]);
    Files.writeString(tree.resolve("src/support/old_fault.h"), HEADER);
    for (Fault fault : read(Files.readAllLines(Path.of(arguments[0])))) {
      if (put(fault, tree)) System.out.println(fault.name() + " " + fault.engine());
      else System.err.println("cannot be put back: " + fault.name());
    }
  }

  private static List<Fault> read(List<String> lines) {
    List<Fault> faults = new ArrayList<>();
    String find = null;
    for (String line : lines) {
      String rest = line.substring(line.indexOf(' ') + 1);
      Fault last = faults.isEmpty() ? null : faults.get(faults.size() - 1);
      if (line.startsWith("fault ")) faults.add(new Fault(rest.split(" ")[0], rest.split(" ")[1], new ArrayList<>(), new ArrayList<>()));
      else if (line.startsWith("file ")) last.file().add(Path.of(rest));
      else if (line.startsWith("find ")) find = rest.replace("\\n", "\n");
      else if (line.startsWith("with ")) last.edits().add(new Edit(find, rest.replace("\\n", "\n").replace("FAULT", "jury::old_fault(\"" + last.name() + "\")")));
    }
    return faults;
  }

  /** All edits of a fault or none. */
  private static boolean put(Fault fault, Path tree) throws IOException {
    Path file = tree.resolve(fault.file().get(0));
    if (!Files.exists(file)) return false;
    String text = Files.readString(file);
    for (Edit edit : fault.edits()) {
      int at = text.indexOf(edit.find());
      if (at < 0 || text.indexOf(edit.find(), at + 1) >= 0) return false;
      text = text.substring(0, at) + edit.with() + text.substring(at + edit.find().length());
    }
    String include = "#include \"support/old_fault.h\"\n";
    Files.writeString(file, text.startsWith(include) ? text : include + text);
    return true;
  }
}
