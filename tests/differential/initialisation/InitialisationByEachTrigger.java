// Each of the triggers: new, static call, static read, static write.
public class InitialisationByEachTrigger {
    static void say(String s) {
        System.out.println(s);
    }

    static class ByNew {
        static {
            say("new");
        }
    }

    static class ByCall {
        static {
            say("call");
        }

        static int f(int x) {
            return x + 1;
        }
    }

    static class ByRead {
        static int x = 4;

        static {
            say("read");
        }
    }

    static class ByWrite {
        static int x;

        static {
            say("write");
            x = 1;
        }
    }

    static int argument() {
        say("argument");
        return 1;
    }

    public static void main(String[] args) {
        new ByNew();
        System.out.println(ByCall.f(argument()));
        System.out.println(argument() + ByRead.x);
        ByWrite.x = argument() + 6;
        System.out.println(ByWrite.x);
    }
}
