// The hash code of a list that contains itself never ends.
import java.util.ArrayList;
import java.util.List;

public class SelfContainingListHash {
    public static void main(String[] args) {
        List<Object> l = new ArrayList<>();
        l.add(l);
        try {
            System.out.println(l.hashCode());
        } catch (StackOverflowError e) {
            System.out.println("overflow " + l);
        }
    }
}
