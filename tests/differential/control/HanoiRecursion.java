// Towers of Hanoi, printing the moves.
public class HanoiRecursion {
    static int moves;

    static void move(int disks, char from, char to, char by) {
        if (disks == 0) {
            return;
        }
        move(disks - 1, from, by, to);
        moves++;
        if (moves <= 10) {
            System.out.print(from + "" + to + " ");
        }
        move(disks - 1, by, to, from);
    }

    public static void main(String[] args) {
        move(8, 'A', 'C', 'B');
        System.out.println(moves);
    }
}
