package tool;

/** No part of what others see. */
class Hidden {
  public int first(int[] numbers) {
    return numbers[0];
  }
}
