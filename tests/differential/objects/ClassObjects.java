// Class literals and getClass: names and identity.
public class ClassObjects {
    static class Nested { }

    interface Marker { }

    public static void main(String[] args) {
        Object o = new Nested();
        System.out.println(o.getClass().getName() + " " + o.getClass().getSimpleName());
        System.out.println((o.getClass() == Nested.class) + " " + (o.getClass() == (Object) ClassObjects.class));
        System.out.println(Marker.class.getName() + " " + Marker.class.isInterface() + " " + Nested.class.isInterface());
        System.out.println(int.class.getName() + " " + void.class + " " + String.class + " " + Marker.class);
        System.out.println("s".getClass().getName() + " " + Integer.valueOf(1).getClass().getSimpleName());
        System.out.println(Nested.class.isInstance(o) + " " + String.class.isInstance(o));
        System.out.println(Nested.class.hashCode() == o.getClass().hashCode());
    }
}
