// The status the system reports has eight bits.
public class ExitStatusIsEightBits {
    public static void main(String[] args) {
        System.out.print("no newline at the end");
        System.exit(256 + 3);
    }
}
