// Copy constructors and clone are shallow and independent.
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Stack;
import java.util.Vector;

public class ArrayListCloneAndCopy {
    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        StringBuilder shared = new StringBuilder("s");
        ArrayList<StringBuilder> a = new ArrayList<>();
        a.add(shared);
        ArrayList<StringBuilder> b = (ArrayList<StringBuilder>) a.clone();
        List<StringBuilder> c = new LinkedList<>(a);
        a.add(new StringBuilder("t"));
        shared.append("!");
        System.out.println(a + " " + b + " " + c);
        LinkedList<Integer> l = new LinkedList<>(List.of(1, 2));
        LinkedList<Integer> m = (LinkedList<Integer>) l.clone();
        m.addFirst(0);
        System.out.println(l + " " + m);
        Vector<Integer> v = new Vector<>(l);
        Vector<Integer> w = (Vector<Integer>) v.clone();
        w.add(3);
        System.out.println(v + " " + w);
        Stack<Integer> s = new Stack<>();
        s.push(1);
        Stack<Integer> t = (Stack<Integer>) s.clone();
        t.pop();
        System.out.println(s + " " + t);
        try {
            new ArrayList<Integer>(null);
        } catch (NullPointerException e) {
            System.out.println("null source");
        }
    }
}
