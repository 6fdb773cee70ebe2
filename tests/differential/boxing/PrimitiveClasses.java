import java.util.HashMap;
import java.util.Map;

// The class objects of the primitive types, by their literals and by the constants of the boxes.
public class PrimitiveClasses {
    public static void main(String[] args) {
        Class<?>[] literals = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, void.class};
        Class<?>[] constants = {Boolean.TYPE, Byte.TYPE, Character.TYPE, Short.TYPE, Integer.TYPE, Long.TYPE, Float.TYPE, Double.TYPE, Void.TYPE};
        Class<?>[] boxes = {Boolean.class, Byte.class, Character.class, Short.class, Integer.class, Long.class, Float.class, Double.class, Void.class};
        Map<String, Class<?>> byName = new HashMap<>();
        for (int i = 0; i < literals.length; i++) {
            byName.put(literals[i].getSimpleName(), literals[i]);
            System.out.println(literals[i] + " " + (literals[i] == constants[i]) + " " + literals[i].isPrimitive() + " "
                + boxes[i].getSimpleName() + " " + boxes[i].isPrimitive());
        }
        System.out.println(byName.get("char").getName() + " " + byName.size());
        System.out.println(Byte.valueOf((byte) 3) == Byte.valueOf((byte) 3));
        System.out.println(Short.valueOf((short) 200) == Short.valueOf((short) 200));
        System.out.println(Character.valueOf('c') == Character.valueOf('c'));
        System.out.println(new byte[0].getClass().getComponentType() == byte.class);
    }
}
