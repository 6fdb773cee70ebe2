// The most specific default wins in a diamond; a class method wins over any default.
public class InterfaceDiamond {
    interface Top {
        default String who() {
            return "top";
        }
    }

    interface Left extends Top {
        default String who() {
            return "left";
        }
    }

    interface Right extends Top { }

    static class Both implements Left, Right { }

    static class Base {
        public String who() {
            return "base";
        }
    }

    static class Winner extends Base implements Left { }

    interface Other {
        default String who() {
            return "other";
        }
    }

    static class Chooser implements Left, Other {
        public String who() {
            return Left.super.who() + "+" + Other.super.who();
        }
    }

    public static void main(String[] args) {
        Top t = new Both();
        Right r = new Both();
        System.out.println(t.who() + " " + r.who());
        Left l = new Winner();
        System.out.println(l.who());
        System.out.println(new Chooser().who());
    }
}
