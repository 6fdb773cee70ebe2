// StringJoiner with delimiter, prefix, suffix and empty value.
import java.util.StringJoiner;

public class StringJoinerForms {
    public static void main(String[] args) {
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.setEmptyValue("EMPTY");
        System.out.println(j);
        j.add("a").add("b").add(null);
        System.out.println(j + " " + j.length());
        StringJoiner k = new StringJoiner("-").add("x").add("y");
        System.out.println(k.merge(j));
        System.out.println(new StringJoiner("/").toString().isEmpty());
    }
}
