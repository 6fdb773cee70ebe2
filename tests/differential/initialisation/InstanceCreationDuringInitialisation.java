// Objects of a class created while its own initialiser runs, through another class.
public class InstanceCreationDuringInitialisation {
    static class Registry {
        static int next = 1;
        static final Item FIRST = new Item("first");
        static int after = next;
    }

    static class Item {
        static String log = "log:";
        final int id;

        Item(String name) {
            id = Registry.next++;
            log += name + id + " ";
        }
    }

    public static void main(String[] args) {
        new Item("main");
        System.out.println(Item.log + Registry.after + " " + Registry.next + " " + Registry.FIRST.id);
    }
}
