// expect methods [options: --property assert]
// expect assert=refuted of NotLaunchable$OfPackage: main
// expect assert=refuted of NotLaunchable$Private: main
// expect assert=refuted of NotLaunchable$Protected: main
// expect assert=refuted of NotLaunchable$Instance: main
// expect assert=refuted of NotLaunchable$WithResult: main
// expect assert=refuted of NotLaunchable$NoArguments: main
// expect assert=refuted of NotLaunchable$AnyState: main
// expect assert=refuted of NotLaunchable$Elements: main
// expect assert=refuted of NotLaunchable$OtherType: main
// expect assert=proved of NotLaunchable$Launched: main
// expect assert=proved of NotLaunchable$ByInterface: main
// expect assert=proved of NotLaunchable$Enumerated: main
// The JVM starts `public static void main(String[])` only, with an array of texts, from a fresh state. Any other method of that name
// is one that anybody calls, with anything, at any time.
public class NotLaunchable {
    static class OfPackage { static void main(String[] args) { assert args != null; } }
    static class Private { private static void main(String[] args) { assert args != null; } static void call() { main(null); } }
    static class Protected { protected static void main(String... args) { assert args != null; } }
    static class Instance { public void main(String[] args) { assert args != null; } }
    static class WithResult { public static int main(String[] args) { assert args != null; return 0; } }
    static class NoArguments { static int started; public static void main() { assert started == 0; } }
    static class AnyState { static int started; static void main(String[] args) { assert started == 0; } }
    static class Elements { static void main(String[] args) { if (args != null && args.length > 0) assert args[0] != null; } }
    static class OtherType { public static void main(Object[] args) { assert args != null; } }
    static class Launched { static int started; public static void main(String[] args) { assert args != null && started == 0; } }
    interface ByInterface { static void main(String[] args) { assert args != null; } }
    enum Enumerated { ONE; static int started; public static void main(String[] args) { assert started == 0; } }
}
