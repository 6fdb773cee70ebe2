// expect moved=bounded gone=bounded order=bounded shorter=bounded same=refuted [options: --objects 3 --loops 3]
import java.util.ArrayList;
import java.util.List;

class Queue {
  List<Task> waiting = new ArrayList<>();
  Task running;

  Task next() {
    if (waiting.isEmpty()) {
      return null;
    }
    running = waiting.remove(0);
    return running;
  }
}

class Task {}
