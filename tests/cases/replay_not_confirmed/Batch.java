import java.util.List;

record Batch(List<Integer> numbers) {
  Batch {
    if (numbers.isEmpty()) throw new IllegalArgumentException("empty");
  }

  int first() {
    assert !numbers.isEmpty();
    return numbers.get(0);
  }
}
