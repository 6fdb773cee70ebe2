package org.example.words;

import java.util.Objects;

/** A word and its language, which may be unknown. */
public final class Word {
  private final String text;
  private final String language;

  public Word(String text) {
    this.text = Objects.requireNonNull(text);
    this.language = null;
  }

  public Word(String text, String language) {
    this.text = Objects.requireNonNull(text);
    this.language = Objects.requireNonNull(language);
  }

  public boolean isEnglish() {
    return language != null && language.startsWith("en");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Word word && text.equals(word.text) && Objects.equals(language, word.language);
  }

  @Override
  public int hashCode() {
    return 31 * text.hashCode() + language.hashCode();
  }
}
