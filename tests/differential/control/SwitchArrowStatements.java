// Arrow cases do not fall through; one may throw.
public class SwitchArrowStatements {
    static void act(int n) {
        switch (n) {
            case 1 -> System.out.println("one");
            case 2, 3 -> {
                System.out.println("two or three");
                System.out.println("block");
            }
            case 4 -> throw new IllegalArgumentException("four");
            default -> { }
        }
    }

    public static void main(String[] args) {
        for (int n = 0; n < 6; n++) {
            try {
                act(n);
            } catch (IllegalArgumentException e) {
                System.out.println("thrown " + e.getMessage());
            }
        }
    }
}
