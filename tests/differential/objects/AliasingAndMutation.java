// References are passed by value: mutation is seen, reassignment is not.
public class AliasingAndMutation {
    static class Cell {
        int value;
        Cell next;

        Cell(int value) {
            this.value = value;
        }
    }

    static void mutate(Cell c) {
        c.value = 99;
        c = new Cell(-1);
        c.value = -2;
    }

    static void swap(Cell a, Cell b) {
        Cell t = a;
        a = b;
        b = t;
    }

    public static void main(String[] args) {
        Cell a = new Cell(1);
        Cell b = new Cell(2);
        Cell alias = a;
        mutate(a);
        swap(a, b);
        System.out.println(a.value + " " + b.value + " " + alias.value);
        a.next = b;
        b.next = a;
        a.next.next.value = 5;
        System.out.println(a.value + " " + (a.next.next == a));
        alias.next.value = alias.value++;
        System.out.println(a.value + " " + b.value);
    }
}
