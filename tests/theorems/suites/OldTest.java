// expect assert=proved of OldTest: adds assumes
// expect exceptions=proved of OldTest: adds expects assumes
// expect assert=proved of OldTest: expects
// expect assert=refuted of OldTest: expectsInVain arrays
// expect exceptions=refuted of OldTest: anotherException
// expect assert=undecided of RuleTest: writes
import static org.hamcrest.CoreMatchers.is;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assume.assumeTrue;

import java.util.ArrayDeque;
import java.util.NoSuchElementException;
import org.junit.After;
import org.junit.Before;
import org.junit.Ignore;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class OldTest {
  private ArrayDeque<Integer> queue;

  @Before
  public void open() {
    queue = new ArrayDeque<>();
  }

  @After
  public void close() {
    queue.clear();
  }

  @Test
  public void adds() {
    queue.add(3);
    queue.add(4);
    assertEquals(2, queue.size());
    assertThat(queue.peek(), is(3));
  }

  @Test(expected = NoSuchElementException.class)
  public void expects() {
    queue.remove();
  }

  @Test(expected = NoSuchElementException.class)
  public void expectsInVain() {
    queue.poll();
  }

  @Test(expected = NoSuchElementException.class)
  public void anotherException() {
    queue.add(null);
  }

  @Test
  public void arrays() {
    assertArrayEquals(new int[] {1, 2}, new int[] {1, 3});
  }

  @Test
  public void assumes() {
    assumeTrue(queue.size() > 1);
    assertEquals(1, 2);
  }

  @Ignore
  @Test
  public void later() {
    assertEquals(1, 2);
  }
}

class RuleTest {
  @Rule public TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void writes() throws Exception {
    folder.newFile();
  }
}
