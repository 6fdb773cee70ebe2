import java.util.Map;

public class Entries {
    Entries() {}
    Entries(int x) {}
    void over() {}
    void over(int x) {}
    void over(int x, String s) {}
    void over(String[] many, long[][] more) {}
    void nested(Map.Entry<String, Inner> e, Inner.Deep d) {}
    static class Inner { void m() {} static class Deep { void m() {} } public static void main(String[] a) {} }
    public static void main(String[] arguments) {}
    void main(int notAnEntry) {}
}
