package jury.truth;

import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.api.JavacTaskPool;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.util.Context;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles in memory, in this process. */
final class Compiler {
  /** What does not compile: a mistake of a production. */
  static final class Rejected extends Exception {
    Rejected(String message) {
      super(message);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("memory:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class Made extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Made(String name) {
      super(URI.create("memory:///" + name + ".class"), Kind.CLASS);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }

  private static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final Map<String, Made> made = new LinkedHashMap<>();

    Memory(StandardJavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(JavaFileManager.Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      Made file = new Made(name);
      made.put(name, file);
      return file;
    }
  }

  /** Keeps what it has read of the JDK from one program to the next: that is most of the work. */
  private final JavacTaskPool pool = new JavacTaskPool(1);
  /** The same for all programs: what is kept refers to it. */
  private final Memory memory = new Memory(ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null));

  Map<String, byte[]> compile(String name, String text) throws Rejected {
    memory.made.clear();
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    // Code of string concatenations would be made anew for each class loader.
    List<String> options = List.of("-g", "-XDstringConcat=inline", "-proc:none", "-Xlint:none", "-nowarn", "-classpath", System.getProperty("java.class.path"));
    boolean ok = pool.getTask(java.io.Writer.nullWriter(), memory, problems, options, null, List.of(new Source(name, text)), task -> {
      Context context = ((BasicJavacTask) task).getContext();
      boolean isCompiled = task.call();
      forget(context, memory.made.keySet());
      return isCompiled;
    });
    if (!ok) show(text);
    if (!ok) throw new Rejected(describe(problems, text));
    Map<String, byte[]> classes = new LinkedHashMap<>();
    memory.made.forEach((className, file) -> classes.put(className, file.bytes.toByteArray()));
    return classes;
  }

  /** The next program has classes of the same names, and what some of them are (sealed) would stay. */
  private static void forget(Context context, Iterable<String> names) {
    Symtab symbols = Symtab.instance(context);
    for (String name : names) {
      ClassSymbol symbol = symbols.getClass(symbols.unnamedModule, com.sun.tools.javac.util.Names.instance(context).fromString(name));
      if (symbol == null) continue;
      if (symbol.owner.kind == Kinds.Kind.PCK) symbol.packge().members().remove(symbol);
      symbols.removeClass(symbols.unnamedModule, symbol.flatname);
    }
  }

  private static void show(String text) {
    if (System.getenv("JURY_TRUTH_SHOW") != null) System.out.println(text);
  }

  private static String describe(DiagnosticCollector<JavaFileObject> problems, String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    for (Diagnostic<? extends JavaFileObject> problem : problems.getDiagnostics()) {
      if (problem.getKind() != Diagnostic.Kind.ERROR) continue;
      int line = (int) problem.getLineNumber();
      return problem.getMessage(null).lines().findFirst().orElse("") + "\n    " + (line >= 1 && line <= lines.size() ? lines.get(line - 1).trim() : "");
    }
    return "no reason given";
  }
}
