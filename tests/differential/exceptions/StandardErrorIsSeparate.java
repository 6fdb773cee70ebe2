// Output to System.err does not mix with standard output.
public class StandardErrorIsSeparate {
    public static void main(String[] args) {
        System.out.println("to out");
        System.err.println("to err");
        System.out.print("more");
        System.err.println("noise");
        System.out.println();
        throw new IllegalArgumentException("bad");
    }
}
