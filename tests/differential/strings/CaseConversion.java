// Upper and lower case of ASCII strings.
public class CaseConversion {
    public static void main(String[] args) {
        String s = "Hello World 123!";
        System.out.println(s.toUpperCase() + " " + s.toLowerCase());
        System.out.println("[`az{@AZ[".toUpperCase() + "[`az{@AZ[".toLowerCase());
        System.out.println("already".toLowerCase() == "already");
        StringBuilder swapped = new StringBuilder();
        for (char c : s.toCharArray()) {
            swapped.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        System.out.println(swapped);
    }
}
