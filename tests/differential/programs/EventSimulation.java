// Discrete events from a seeded random generator and a priority queue.
import java.util.PriorityQueue;
import java.util.Random;

public class EventSimulation {
    static class Event implements Comparable<Event> {
        final int time;
        final int id;
        final boolean arrival;

        Event(int time, int id, boolean arrival) {
            this.time = time;
            this.id = id;
            this.arrival = arrival;
        }

        public int compareTo(Event o) {
            return time != o.time ? Integer.compare(time, o.time) : Integer.compare(id, o.id);
        }
    }

    public static void main(String[] args) {
        Random random = new Random(99);
        PriorityQueue<Event> events = new PriorityQueue<>();
        int t = 0;
        for (int i = 0; i < 12; i++) {
            t += random.nextInt(5);
            events.add(new Event(t, i, true));
        }
        int inside = 0;
        int most = 0;
        int last = 0;
        StringBuilder log = new StringBuilder();
        while (!events.isEmpty()) {
            Event e = events.poll();
            last = e.time;
            if (e.arrival) {
                inside++;
                events.add(new Event(e.time + 2 + random.nextInt(8), e.id, false));
            } else {
                inside--;
                log.append(e.id).append('@').append(e.time).append(' ');
            }
            most = Math.max(most, inside);
        }
        System.out.println(log + "" + most + " " + last);
    }
}
