// indexOf and lastIndexOf of chars and strings with start positions.
public class IndexOfForms {
    public static void main(String[] args) {
        String s = "abracadabra";
        System.out.println(s.indexOf('a') + " " + s.indexOf('a', 1) + " " + s.indexOf('z') + " " + s.indexOf('a', 100)
                + " " + s.indexOf('a', -5));
        System.out.println(s.indexOf("abra") + " " + s.indexOf("abra", 1) + " " + s.indexOf("") + " " + s.indexOf("", 4)
                + " " + s.indexOf("", 50) + " " + s.indexOf("abx"));
        System.out.println(s.lastIndexOf('a') + " " + s.lastIndexOf('a', 9) + " " + s.lastIndexOf('z') + " "
                + s.lastIndexOf('a', -1));
        System.out.println(s.lastIndexOf("abra") + " " + s.lastIndexOf("abra", 6) + " " + s.lastIndexOf("") + " "
                + s.lastIndexOf("c", 3));
        System.out.println(s.contains("cad") + " " + s.contains("") + " " + s.contains("dac"));
    }
}
