package java.util;

import jury.rt.Choice;
import jury.rt.World;

/**
 * A language and a country, compared and printed; the default is English. What depends on a locale beyond that (names, formats, tags,
 * extensions) has no model.
 */
public final class Locale implements Cloneable, java.io.Serializable {
  public static final Locale ROOT = new Locale("", "");
  public static final Locale ENGLISH = new Locale("en", "");
  public static final Locale US = new Locale("en", "US");
  public static final Locale UK = new Locale("en", "GB");
  public static final Locale CANADA = new Locale("en", "CA");
  public static final Locale FRENCH = new Locale("fr", "");
  public static final Locale FRANCE = new Locale("fr", "FR");
  public static final Locale GERMAN = new Locale("de", "");
  public static final Locale GERMANY = new Locale("de", "DE");
  public static final Locale ITALIAN = new Locale("it", "");
  public static final Locale ITALY = new Locale("it", "IT");
  public static final Locale JAPANESE = new Locale("ja", "");
  public static final Locale JAPAN = new Locale("ja", "JP");
  public static final Locale KOREAN = new Locale("ko", "");
  public static final Locale KOREA = new Locale("ko", "KR");
  public static final Locale CHINESE = new Locale("zh", "");
  public static final Locale CHINA = new Locale("zh", "CN");

  private final String language;
  private final String country;

  public Locale(String language, String country) {
    if (language == null || country == null) throw new NullPointerException();
    this.language = language;
    this.country = country;
  }

  public Locale(String language) {
    this(language, "");
  }

  public static Locale of(String language) {
    return new Locale(language, "");
  }

  public static Locale of(String language, String country) {
    return new Locale(language, country);
  }

  public static Locale getDefault() {
    World.time(World.LOCALE);
    return US;
  }

  public static Locale getDefault(Category category) {
    if (category == null) throw new NullPointerException();
    return getDefault();
  }

  public static void setDefault(Locale locale) {
    Choice.unmodelled("a change of the default locale");
  }

  public static Locale forLanguageTag(String tag) {
    Choice.unmodelled("Locale.forLanguageTag");
    return ROOT;
  }

  public String getLanguage() {
    return language;
  }

  public String getCountry() {
    return country;
  }

  public String getVariant() {
    return "";
  }

  public String getScript() {
    return "";
  }

  public boolean hasExtensions() {
    return false;
  }

  public Locale stripExtensions() {
    return this;
  }

  public String getUnicodeLocaleType(String key) {
    return null;
  }

  @Override
  public Object clone() {
    return this;
  }

  @Override
  public String toString() {
    return country.isEmpty() ? language : language + "_" + country;
  }

  @Override
  public int hashCode() {
    return language.hashCode() * 31 + country.hashCode();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Locale
        && language.equals(((Locale) other).language)
        && country.equals(((Locale) other).country);
  }

  public enum Category {
    DISPLAY,
    FORMAT
  }
}
