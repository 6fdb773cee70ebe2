// expect cme=undecided [options: --engine pdr --property cme]
import java.util.*;

// Comparing tells a log, over which nobody iterates. That the log is in no collection is no universal summary.
public class ChangedElsewhere {
  static final List<String> log = new ArrayList<>();

  static class Job implements Comparable<Job> {
    public int compareTo(Job other) {
      log.add("compared");
      return 0;
    }
  }
  public static void main(String[] args) {
    List<Job> jobs = new ArrayList<>();
    for (int i = 0; i < 3; i++) jobs.add(new Job());
    Collections.sort(jobs);
    for (Job job : jobs) System.out.println(job.hashCode());
    for (String line : log) System.out.println(line);
  }
}
