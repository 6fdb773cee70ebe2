// Retry until an action no longer fails.
public class ExceptionLoopRetry {
    static int attempts;

    static String flaky() throws Exception {
        attempts++;
        if (attempts < 4) {
            throw new Exception("attempt " + attempts);
        }
        return "done after " + attempts;
    }

    public static void main(String[] args) {
        String result = null;
        while (result == null) {
            try {
                result = flaky();
            } catch (Exception e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(result);
    }
}
