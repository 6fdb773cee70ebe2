// equals and hashCode of user keys decide; the stored key is the first one.
import java.util.HashSet;
import java.util.Set;

public class HashSetUserKeys {
    static class Word {
        final String text;

        Word(String text) {
            this.text = text;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Word && ((Word) o).text.equalsIgnoreCase(text);
        }

        @Override
        public int hashCode() {
            return text.toLowerCase().hashCode();
        }

        @Override
        public String toString() {
            return text;
        }
    }

    static class Careless {
        final int n;

        Careless(int n) {
            this.n = n;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Careless && ((Careless) o).n == n;
        }
    }

    public static void main(String[] args) {
        Set<Word> words = new HashSet<>();
        System.out.println(words.add(new Word("Tea")) + " " + words.add(new Word("TEA")) + " " + words.add(new Word("milk")));
        System.out.println(words + " " + words.contains(new Word("tea")) + " " + words.remove(new Word("MILK")) + " " + words.size());
        Set<Object> identity = new HashSet<>();
        Careless c = new Careless(1);
        identity.add(c);
        System.out.println(identity.contains(c) + " " + identity.add(c));
    }
}
