// A simulated scheduler: priorities, arrival times, round robin on ties.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class PriorityScheduling {
    static class Job {
        final String name;
        final int arrival;
        final int priority;
        int left;
        int sequence;

        Job(String name, int arrival, int priority, int left) {
            this.name = name;
            this.arrival = arrival;
            this.priority = priority;
            this.left = left;
        }
    }

    public static void main(String[] args) {
        List<Job> jobs = new ArrayList<>();
        jobs.add(new Job("A", 0, 2, 4));
        jobs.add(new Job("B", 1, 1, 3));
        jobs.add(new Job("C", 2, 2, 2));
        jobs.add(new Job("D", 9, 3, 2));
        PriorityQueue<Job> ready = new PriorityQueue<>(Comparator.<Job>comparingInt(j -> j.priority).thenComparingInt(j -> j.sequence));
        int sequence = 0;
        StringBuilder chart = new StringBuilder();
        StringBuilder finished = new StringBuilder();
        for (int time = 0; time < 14; time++) {
            for (Job j : jobs) {
                if (j.arrival == time) {
                    j.sequence = sequence++;
                    ready.add(j);
                }
            }
            Job j = ready.poll();
            if (j == null) {
                chart.append('-');
                continue;
            }
            chart.append(j.name);
            if (--j.left > 0) {
                j.sequence = sequence++;
                ready.add(j);
            } else {
                finished.append(j.name).append(time + 1 - j.arrival).append(' ');
            }
        }
        System.out.println(chart + " " + finished);
    }
}
