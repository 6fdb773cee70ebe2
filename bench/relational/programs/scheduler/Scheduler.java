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
  Set<Listener> listeners = new HashSet<>();

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

  public void pauseAll() {
    for (Job job : jobs.values()) {
      job.pause();
    }
  }

  public void resumeAll() {
    for (Job job : jobs.values()) {
      job.resume();
    }
    pausedGroups.clear();
  }

  public Set<Name> pausedJobs() {
    Set<Name> names = new HashSet<>();
    for (Job job : jobs.values()) {
      if (job.paused) {
        names.add(job.name);
      }
    }
    return names;
  }

  public boolean isGroupPaused(Name wanted) {
    return pausedGroups.contains(wanted);
  }

  public boolean moveJob(Name key, Name wanted) {
    Job job = retrieveJob(key);
    if (job == null) {
      return false;
    }
    job.group = wanted;
    if (isGroupPaused(wanted)) {
      job.pause();
    }
    return true;
  }

  /** A job does not stay without those that fire it, nor they without it. */
  public boolean removeJobWithTriggers(Name key) {
    for (Trigger trigger : triggersOf(key)) {
      removeTrigger(trigger.name);
    }
    return removeJob(key);
  }

  public void removeGroup(Name wanted) {
    for (Name key : jobNames(wanted)) {
      removeJob(key);
    }
    pausedGroups.remove(wanted);
  }

  // Listeners.

  public boolean addJobListener(Name key, Listener listener) {
    Job job = jobs.get(key);
    if (job == null || job.listeners.contains(listener)) {
      return false;
    }
    job.listeners.add(listener);
    return true;
  }

  public boolean addListener(Listener listener) {
    return listeners.add(listener);
  }

  public boolean removeListener(Listener listener) {
    return listeners.remove(listener);
  }

  public boolean isHeard(Name key, Listener listener) {
    Job job = jobs.get(key);
    return listeners.contains(listener) || (job != null && job.listeners.contains(listener));
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

  public boolean hasTrigger(Name key) {
    return triggers.containsKey(key);
  }

  public Set<Name> triggerGroups() {
    Set<Name> groups = new HashSet<>();
    for (Trigger trigger : triggers.values()) {
      groups.add(trigger.group);
    }
    return groups;
  }

  public Moment nextFiring(Name key) {
    Trigger trigger = triggers.get(key);
    return trigger == null ? null : trigger.next;
  }

  /** Another trigger takes the place of the one with this name, for the same job; null: it would never fire. */
  public Moment reschedule(Name key, Trigger fresh) {
    Trigger old = retrieveTrigger(key);
    if (old == null) {
      return null;
    }
    fresh.job = old.job;
    fresh.recompute(retrieveCalendar(fresh.calendar));
    if (fresh.next != null) {
      removeTrigger(key);
      triggers.put(fresh.name, fresh);
    }
    return fresh.next;
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

  public Set<Name> calendarNames() {
    return new HashSet<>(calendars.keySet());
  }

  public Set<Trigger> triggersUsing(Name key) {
    Set<Trigger> found = new HashSet<>();
    for (Trigger trigger : triggers.values()) {
      if (trigger.calendar == key) {
        found.add(trigger);
      }
    }
    return found;
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
    listeners.clear();
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
