// expect exceptions=refuted
// A main that cannot be launched is not where a program starts: the public methods are what is checked.
public class NotLaunchableByDefault {
    static void main(String[] args) { }
    public static int share(int of) { return 100 / of; }
}
