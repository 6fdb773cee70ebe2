// Which strings are the same object: every shape of concatenation gives a new one, constants and methods that change nothing do not.
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.stream.Collectors;

public class ConcatenationIdentity {
    static final String CONSTANT = "a" + "b";
    static final String COMPUTED = new String("ab");
    static final int ONE = 1;
    static final Integer BOX = 1;
    static final String NULL = null;
    final String constantField = "ab";
    String field = "ab";

    record Empty() {}
    record Pair(String left, int right) {}
    enum Color { RED }

    static class Named {
        final String name;
        Named(String name) { this.name = name; }
        @Override public String toString() { return name; }
    }

    static int number;
    static void say(String what, boolean same) { System.out.println(++number + " " + what + " " + same); }

    static String plus(String s) { return s + ""; }
    static String plus(Object o) { return "" + o; }

    static void constants() {
        String ab = "ab";
        String a = "a";
        final String fixed = "a";
        final String late;
        late = "a";
        say("constant", CONSTANT == ab);
        say("computed", COMPUTED == ab);
        say("variable + constant", a + "b" == ab);
        say("final local + constant", fixed + "b" == ab);
        say("late final local", late + "b" == ab);
        say("constant + \"\"", CONSTANT + "" == ab);
        say("constant int", "x" + ONE == "x1");
        say("box constant", "x" + BOX == "x1");
        say("cast char", "x" + (char) 65 == "xA");
        say("constant boolean", "x" + true == "xtrue");
        say("constant double", "x" + 1.5 == "x1.5");
        say("ternary constant", (true ? "ab" : "c") + "" == ab);
        say("constant field of this", new ConcatenationIdentity().constantField + "" == ab);
        say("field of this", new ConcatenationIdentity().field + "" == ab);
        say("parenthesis", ("a" + ("b" + "")) == ab);
        say("null twice", "" + NULL == "" + NULL);
        say("null literal", "" + null == "null");
        say("NULL + ''", NULL + "" == "null");
    }

    static void one(String s, Object o, CharSequence q) {
        say("s + ''", s + "" == s);
        say("'' + s", "" + s == s);
        say("'' + s + ''", "" + s + "" == s);
        say("plus(s)", plus(s) == s);
        say("plus(o)", plus((Object) s) == s);
        say("o + ''", o + "" == s);
        say("q + ''", q + "" == s);
        say("twice", s + "" == s + "");
        say("interned", (s + "").intern() == s.intern());
        say("equal", (s + "").equals(s));
        String grown = s;
        grown += "";
        say("+=", grown == s);
        String again = s;
        again += null;
        say("+= null", again == s);
        Object object = s;
        object += "";
        say("object +=", object == s);
        String[] array = {s};
        array[0] += "";
        say("array +=", array[0] == s);
        String empty = "";
        say("s + empty", s + empty == s);
        say("empty + s", empty + s == s);
        say("empty + empty", empty + empty == empty);
        say("empty + empty is \"\"", empty + empty == "");
        say("s + empty + empty", s + empty + empty == s);
        char[] none = {};
        say("s + new String(none)", s + new String(none) == s);
    }

    static void primitives(int i, long l, char c, boolean b, double d, float f, byte y, short h) {
        say("int", "" + i == "" + i);
        say("long", l + "" == l + "");
        say("char", "" + c == "" + c);
        say("boolean", "" + b == "" + b);
        say("boolean is literal", "" + b == "true");
        say("double", "" + d == "" + d);
        say("float", "" + f == "" + f);
        say("byte", "" + y == "" + y);
        say("short", "" + h == "" + h);
        say("nan", "" + Double.NaN == "NaN");
        double nan = d - d;
        nan /= nan;
        say("nan variable", "" + nan == "NaN");
        say("valueOf boolean", String.valueOf(b) == "true");
        say("Boolean.toString", Boolean.toString(b) == "true");
        Boolean box = b;
        say("box toString", box.toString() == "true");
        say("valueOf box", String.valueOf((Object) box) == "true");
        say("valueOf nan", String.valueOf(nan) == "NaN");
        say("Double.toString infinity", Double.toString(1 / (d - d)) == "Infinity");
        say("Float nan", Float.toString((float) nan) == "NaN");
        say("Float infinity", Float.toString(-1 / (f - f)) == "-Infinity");
        say("zero", Double.toString(d - d) == "0.0");
        say("valueOf int", String.valueOf(i) == String.valueOf(i));
        say("Integer.toString", Integer.toString(i) == Integer.toString(i));
        say("Integer.toString min", Integer.toString(Integer.MIN_VALUE) == Integer.toString(Integer.MIN_VALUE));
        say("Integer.toString zero", Integer.toString(0) == Integer.toString(0));
        say("toHexString", Integer.toHexString(0) == Integer.toHexString(0));
        say("toString radix", Integer.toString(5, 2) == Integer.toString(5, 2));
        say("valueOf char", String.valueOf(c) == String.valueOf(c));
        say("Character.toString", Character.toString(c) == Character.toString(c));
        say("Character.getName-like", Character.toString(65) == Character.toString(65));
        Character boxed = c;
        say("char box", boxed.toString() == boxed.toString());
        Integer number = i;
        say("int box", number.toString() == number.toString());
    }

    static void objects() {
        String name = new String("name");
        Named named = new Named(name);
        say("toString", named.toString() == name);
        say("valueOf", String.valueOf(named) == name);
        say("Objects.toString", Objects.toString(named) == name);
        say("'' + named", "" + named == name);
        Named nothing = new Named(null);
        say("'' + null text", ("" + nothing).equals("null"));
        say("'' + null text is literal", "" + nothing == "null");
        say("valueOf null", String.valueOf((Object) null) == "null");
        say("Objects.toString null", Objects.toString(null) == "null");
        say("Objects.toString default", Objects.toString(null, name) == name);
        say("enum", Color.RED.toString() == Color.RED.name());
        say("enum literal", Color.RED.name() == "RED");
        say("'' + enum", "" + Color.RED == "RED");
        say("empty record", new Empty().toString() == new Empty().toString());
        say("record", new Pair("a", 1).toString() == new Pair("a", 1).toString());
        say("record component", new Pair(name, 1).left() == name);
        say("class name", Named.class.getName() == Named.class.getName());
        say("simple name", Named.class.getSimpleName() == Named.class.getSimpleName());
    }

    static void methods(String s) {
        say("concat ''", s.concat("") == s);
        say("''.concat", "".concat(s) == s);
        say("''.concat('')", "".concat("") == "");
        say("empty new concat empty new", new String("").concat(new String("")) == "");
        say("substring(0)", s.substring(0) == s);
        say("substring all", s.substring(0, s.length()) == s);
        say("subSequence all", s.subSequence(0, s.length()) == s);
        say("substring of none", s.substring(s.length()) == "");
        say("substring of none in the middle", s.substring(2, 2) == "");
        say("trim", s.trim() == s);
        say("strip", s.strip() == s);
        say("stripLeading", s.stripLeading() == s);
        say("stripTrailing", s.stripTrailing() == s);
        say("trim of white", "  ".trim() == "");
        say("strip of white", "  ".strip() == "");
        say("stripLeading of white", "  ".stripLeading() == "");
        say("stripTrailing of white", "  ".stripTrailing() == "");
        say("trim ''", "".trim() == "");
        say("strip new ''", new String("").strip() == "");
        say("trim new ''", new String("").trim() == "");
        say("replace char absent", s.replace('q', 'r') == s);
        say("replace char same", s.replace('a', 'a') == s);
        say("replace absent", s.replace("qq", "r") == s);
        say("replace same char text", s.replace("a", "a") == s);
        say("replace same text", s.replace("ab", "ab") == s);
        say("replace all away", "ab".replace("ab", "") == "");
        say("replace '' by ''", s.replace("", "") == s);
        say("replaceAll absent", s.replaceAll("q", "r") == s);
        say("replaceFirst absent", s.replaceFirst("q", "r") == s);
        say("lower", s.toLowerCase() == s);
        say("upper", "AB".toUpperCase() == "AB");
        say("lower root", s.toLowerCase(Locale.ROOT) == s);
        say("upper changes", s.toUpperCase() == s.toUpperCase());
        say("repeat 1", s.repeat(1) == s);
        say("repeat 0", s.repeat(0) == "");
        say("repeat of ''", new String("").repeat(3) == "");
        say("intern", s.intern() == s);
        say("intern of copy", new String(s).intern() == s.intern());
        say("toString", s.toString() == s);
        say("valueOf object", String.valueOf((Object) s) == s);
        say("new", new String(s) == s);
        say("valueOf chars", String.valueOf(s.toCharArray()) == s);
        say("valueOf no chars", String.valueOf(new char[0]) == "");
        say("new no chars", new String(new char[0]) == "");
        say("new no bytes", new String(new byte[0]) == "");
        say("new()", new String() == "");
        say("split", s.split(",")[0] == s);
        say("split regex", s.split("q+")[0] == s);
        say("split ''", "".split(",")[0] == "");
        say("lines", s.lines().findFirst().get() == s);
        say("indent 0", s.indent(0) == s);
        say("stripIndent", s.stripIndent() == s);
        say("translateEscapes", s.translateEscapes() == s);
        say("format", String.format("%s", s) == s);
        say("formatted", s.formatted() == s);
        say("format of text", String.format("ab") == "ab");
        say("join one", String.join(",", s) == s);
        say("join list", String.join(",", List.of(s)) == s);
        say("join none", String.join(",") == "");
        say("join no list", String.join(",", List.of()) == "");
        say("joiner one", new StringJoiner(",").add(s).toString() == s);
        say("joiner none", new StringJoiner(",").toString() == "");
        say("joining", List.of(s).stream().collect(Collectors.joining()) == s);
        say("joining ,", List.of(s).stream().collect(Collectors.joining(",")) == s);
        say("reduce", List.of(s).stream().reduce("", String::concat) == s);
        say("reduce lambda", List.of(s).stream().reduce("", (x, y) -> x + y) == s);
        say("map", List.of(s).stream().map(x -> x + "").findFirst().get() == s);
    }

    static void builders(String s) {
        StringBuilder builder = new StringBuilder(s);
        say("builder", builder.toString() == s);
        say("builder twice", builder.toString() == builder.toString());
        say("builder append ''", new StringBuilder().append(s).append("").toString() == s);
        say("builder none", new StringBuilder().toString() == "");
        say("builder substring all", builder.substring(0) == s);
        say("builder substring none", builder.substring(0, 0) == "");
        say("buffer", new StringBuffer(s).toString() == s);
        StringBuffer buffer = new StringBuffer(s);
        say("buffer twice", buffer.toString() == buffer.toString());
        say("buffer none", new StringBuffer().toString() == "");
        say("'' + builder", "" + builder == "" + builder);
        say("valueOf builder", String.valueOf(builder) == s);
        builder.setLength(0);
        say("emptied", builder.toString() == "");
        say("new String(builder)", new String(new StringBuilder(s)) == s);
    }

    static String choose(String s) {
        switch (s) {
            case "ab": return "ab";
            case "cd": return s;
            default: return s + "";
        }
    }

    static void switches() {
        String cd = new String("cd");
        say("switch ab", choose(new String("ab")) == "ab");
        say("switch cd", choose(cd) == cd);
        say("switch other", choose("ef") == "ef");
        String chosen = switch ("a" + cd) { case "acd" -> "acd"; default -> ""; };
        say("switch expression", chosen == "acd");
        List<String> list = new ArrayList<>(List.of("x" + cd, "xcd"));
        say("list", list.get(0) == list.get(1));
        say("contains", list.indexOf("xcd") == 0);
    }

    public static void main(String[] args) {
        constants();
        one("ab", "ab", "ab");
        one(new String("ab"), new String("ab"), new StringBuilder("ab"));
        one("", "", "");
        primitives(1000, 5L, 'c', true, 1.5, 2.5f, (byte) 3, (short) 4);
        objects();
        methods("abc");
        methods("ab");
        builders("ab");
        switches();
    }
}
