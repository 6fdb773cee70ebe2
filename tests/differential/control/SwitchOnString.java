// Switch on strings, with two labels of the same hash code.
public class SwitchOnString {
    static int code(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "":  return 3;
            case "monday":
            case "tuesday": return 4;
            default: return 0;
        }
    }

    public static void main(String[] args) {
        System.out.println("Aa".hashCode() == "BB".hashCode());
        String built = "mon";
        built += "day";
        System.out.println(code("Aa") + " " + code("BB") + " " + code("") + " " + code(built) + " " + code("C#") + " "
                + code("tuesday"));
        try {
            code(null);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
    }
}
