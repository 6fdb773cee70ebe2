// Combined conditions jump past the operands that do not matter.
public class ShortCircuitConditions {
    static String log = "";

    static boolean t(String name) {
        log += name;
        return true;
    }

    static boolean f(String name) {
        log += name.toUpperCase();
        return false;
    }

    public static void main(String[] args) {
        if (t("a") && f("b") || t("c") && !f("d")) {
            log += "+";
        } else {
            log += "-";
        }
        System.out.println(log);
        log = "";
        boolean r = f("a") || (t("b") ? f("c") : t("d")) || !(t("e") && t("f"));
        System.out.println(log + " " + r);
        log = "";
        int n = 0;
        while (n++ < 3 && (f("x") || t("y"))) {
            log += n;
        }
        System.out.println(log);
        String s = null;
        System.out.println(s != null && s.length() > 0);
    }
}
