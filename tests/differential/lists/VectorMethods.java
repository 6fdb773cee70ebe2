// Vector's own methods beside those of List.
import java.util.Enumeration;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Vector;

public class VectorMethods {
    public static void main(String[] args) {
        Vector<String> v = new Vector<>(2, 3);
        v.addElement("a");
        v.add("b");
        System.out.println(v.capacity() + " " + v.size());
        v.insertElementAt("c", 1);
        System.out.println(v.capacity() + " " + v + " " + v.elementAt(1) + v.firstElement() + v.lastElement());
        v.setElementAt("z", 0);
        v.addAll(List.of("b", "q"));
        System.out.println(v + " " + v.indexOf("b", 3) + " " + v.lastIndexOf("b", 2) + " " + v.contains("q"));
        System.out.println(v.removeElement("b") + " " + v.removeElement("none") + " " + v);
        v.removeElementAt(0);
        for (Enumeration<String> e = v.elements(); e.hasMoreElements(); ) {
            System.out.print(e.nextElement() + " ");
        }
        String[] into = new String[4];
        v.copyInto(into);
        System.out.println(into[0] + into[2] + into[3]);
        v.setSize(5);
        System.out.println(v);
        v.removeAllElements();
        try {
            v.firstElement();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + v.isEmpty());
        }
    }
}
