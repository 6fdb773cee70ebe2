// Reference arrays start with nulls and hold aliases.
public class ReferenceArrays {
    public static void main(String[] args) {
        String[] names = new String[3];
        System.out.println(names[0] + " " + names[2]);
        names[0] = "a";
        names[1] = names[0] + "b";
        names[2] = names[1];
        System.out.println(names[2] + " " + (names[1] == names[2]));
        StringBuilder[] builders = {new StringBuilder("x"), null};
        builders[1] = builders[0];
        builders[1].append("y");
        System.out.println(builders[0]);
        Object[] mixed = {1, "two", 3.0, 'c', null, new int[2]};
        int nulls = 0;
        for (Object o : mixed) {
            if (o == null) {
                nulls++;
            }
        }
        System.out.println(nulls + " " + mixed[0] + mixed[1] + mixed[2] + mixed[3] + mixed[4] + mixed.length);
    }
}
