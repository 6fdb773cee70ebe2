// A deadlock-free simulation of philosophers stepped in turn.
public class DiningSimulationSingleThread {
    static class Fork {
        int owner = -1;
    }

    static class Philosopher {
        final int id;
        final Fork first;
        final Fork second;
        int meals;
        int eating;

        Philosopher(int id, Fork left, Fork right) {
            this.id = id;
            this.first = id % 2 == 0 ? left : right;
            this.second = id % 2 == 0 ? right : left;
        }

        void step() {
            if (eating > 0) {
                if (--eating == 0) {
                    first.owner = second.owner = -1;
                    meals++;
                }
            } else if (first.owner == -1) {
                first.owner = id;
            } else if (first.owner == id && second.owner == -1) {
                second.owner = id;
                eating = 1 + id % 3;
            }
        }
    }

    public static void main(String[] args) {
        Fork[] forks = new Fork[5];
        for (int i = 0; i < 5; i++) {
            forks[i] = new Fork();
        }
        Philosopher[] all = new Philosopher[5];
        for (int i = 0; i < 5; i++) {
            all[i] = new Philosopher(i, forks[i], forks[(i + 1) % 5]);
        }
        for (int round = 0; round < 60; round++) {
            for (Philosopher p : all) {
                p.step();
            }
        }
        StringBuilder b = new StringBuilder();
        for (Philosopher p : all) {
            b.append(p.meals).append(' ');
        }
        System.out.println(b);
    }
}
