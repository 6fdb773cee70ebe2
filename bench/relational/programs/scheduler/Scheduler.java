import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An in-memory store of jobs, the triggers that fire them, and the calendars that say when not to. */
public class Scheduler {
  Map<Name, Job> jobs = new HashMap<>();
  Map<Name, Trigger> triggers = new HashMap<>();
  Map<Name, Calendar> calendars = new HashMap<>();
  Set<Name> pausedGroups = new HashSet<>();

  // Jobs.

  public boolean storeJob(Job task, boolean replace) {
    if (jobs.containsKey(task.name) && !replace) {
      return false;
    }
    jobs.put(task.name, task.copy());
    return true;
  }

  public Job retrieveJob(Name key) {
    return jobs.get(key);
  }

  public boolean hasJob(Name key) {
    return jobs.containsKey(key);
  }

  public boolean removeJob(Name key) {
    return jobs.remove(key) != null;
  }

  public int jobCount() {
    return jobs.size();
  }

  public Set<Name> jobNames(Name wanted) {
    Set<Name> names = new HashSet<>();
    for (Job job : jobs.values()) {
      if (job.group == wanted) {
        names.add(job.name);
      }
    }
    return names;
  }

  public Set<Name> jobGroups() {
    Set<Name> groups = new HashSet<>();
    for (Job job : jobs.values()) {
      groups.add(job.group);
    }
    return groups;
  }

  public void pauseJob(Name key) {
    Job job = jobs.get(key);
    if (job != null) {
      job.pause();
    }
  }

  public void resumeJob(Name key) {
    Job job = jobs.get(key);
    if (job != null) {
      job.resume();
    }
  }

  public void resumeGroup(Name wanted) {
    for (Job job : jobs.values()) {
      if (job.group == wanted) {
        job.resume();
      }
    }
    pausedGroups.remove(wanted);
  }

  public void pauseGroup(Name wanted) {
    for (Job job : jobs.values()) {
      if (job.group == wanted) {
        job.pause();
      }
    }
    pausedGroups.add(wanted);
  }

  public boolean isPaused(Name key) {
    Job job = jobs.get(key);
    return job != null && job.paused;
  }

  // Triggers.

  public boolean storeTrigger(Trigger trigger, boolean replace) {
    if (triggers.containsKey(trigger.name) && !replace) {
      return false;
    }
    if (!jobs.containsKey(trigger.job)) {
      return false;
    }
    triggers.put(trigger.name, trigger);
    return true;
  }

  public Trigger retrieveTrigger(Name key) {
    return triggers.get(key);
  }

  public boolean removeTrigger(Name key) {
    return triggers.remove(key) != null;
  }

  public int triggerCount() {
    return triggers.size();
  }

  public Set<Trigger> triggersOf(Name owner) {
    Set<Trigger> found = new HashSet<>();
    for (Trigger trigger : triggers.values()) {
      if (trigger.job == owner) {
        found.add(trigger);
      }
    }
    return found;
  }

  public Set<Name> triggerNames(Name wanted) {
    Set<Name> names = new HashSet<>();
    for (Trigger trigger : triggers.values()) {
      if (trigger.group == wanted) {
        names.add(trigger.name);
      }
    }
    return names;
  }

  /** When the trigger will fire, now that it is scheduled; null: never. */
  public Moment schedule(Job task, Trigger trigger) {
    trigger.job = task.name;
    trigger.recompute(calendars.get(trigger.calendar));
    if (trigger.next != null) {
      storeJob(task, true);
      triggers.put(trigger.name, trigger);
    }
    return trigger.next;
  }

  // Calendars.

  public Calendar retrieveCalendar(Name key) {
    return calendars.get(key);
  }

  public boolean isCalendarUsed(Name key) {
    for (Trigger trigger : triggers.values()) {
      if (trigger.calendar == key) {
        return true;
      }
    }
    return false;
  }

  public boolean removeCalendar(Name key) {
    if (isCalendarUsed(key)) {
      return false;
    }
    return calendars.remove(key) != null;
  }

  public void storeCalendar(Name key, Calendar fresh, boolean update) {
    calendars.put(key, fresh);
    if (update) {
      for (Trigger trigger : triggers.values()) {
        if (trigger.calendar == key) {
          trigger.recompute(fresh);
        }
      }
    }
  }

  public void clear() {
    jobs.clear();
    triggers.clear();
    calendars.clear();
    pausedGroups.clear();
  }
}

class Name {}

class Listener {}

class Job {
  Name name;
  Name group;
  boolean paused;
  List<Listener> listeners = new ArrayList<>();

  Job copy() {
    Job copy = new Job();
    copy.name = name;
    copy.group = group;
    copy.paused = paused;
    for (Listener listener : listeners) {
      copy.listeners.add(listener);
    }
    return copy;
  }

  void pause() {
    paused = true;
  }

  void resume() {
    paused = false;
  }
}

/** Times form a chain. */
class Moment {
  Moment later;
}

class Calendar {
  Set<Moment> excluded = new HashSet<>();

  boolean includes(Moment moment) {
    return !excluded.contains(moment);
  }

  Moment firstIncluded(Moment moment) {
    Moment candidate = moment;
    while (candidate != null && !includes(candidate)) {
      candidate = candidate.later;
    }
    return candidate;
  }
}

abstract class Trigger {
  Name name;
  Name group;
  Name job;
  Name calendar;
  Moment next;

  abstract void recompute(Calendar calendar);
}

class OnceTrigger extends Trigger {
  @Override
  void recompute(Calendar calendar) {
    if (calendar != null) {
      next = calendar.firstIncluded(next);
    }
  }
}

class RepeatingTrigger extends Trigger {
  Moment start;

  @Override
  void recompute(Calendar calendar) {
    next = calendar == null ? start : calendar.firstIncluded(start);
  }
}
