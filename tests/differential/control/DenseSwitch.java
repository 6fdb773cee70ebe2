// A dense switch (tableswitch) with negative labels, fall-through and default in the middle.
public class DenseSwitch {
    static String name(int n) {
        String s = "";
        switch (n) {
            case -2:
                s += "minus two;";
                break;
            case -1:
                s += "minus one;";
            case 0:
                s += "zero;";
                break;
            default:
                s += "other;";
            case 1:
                s += "one;";
                break;
            case 2:
                return "two";
            case 4:
                s += "four;";
        }
        return s;
    }

    public static void main(String[] args) {
        for (int n = -4; n < 7; n++) {
            System.out.println(n + " " + name(n));
        }
        System.out.println(name(Integer.MIN_VALUE) + name(Integer.MAX_VALUE));
    }
}
