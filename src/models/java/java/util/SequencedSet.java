// The interface of releases from 21 on, here so that the models can name it when they are compiled with an older one.
package java.util;

public interface SequencedSet<E> extends Set<E>, SequencedCollection<E> {
  @Override
  SequencedSet<E> reversed();
}
