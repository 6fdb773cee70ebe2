package org.example.words;

/** Cuts texts to a width. */
public final class Shortener {
  private String ending = "...";

  /** Sets what stands at the end of a text that was cut; it may be empty. */
  public Shortener setEnding(String ending) {
    if (ending == null) throw new IllegalArgumentException("no ending");
    this.ending = ending;
    return this;
  }

  /** Cuts a text, if it is longer than the width, which is at least 1. */
  public String shorten(String text, int width) {
    if (width < 1) throw new IllegalArgumentException("no width");
    if (text.length() <= width) return text;
    return text.substring(0, width - ending.length()) + ending;
  }
}
