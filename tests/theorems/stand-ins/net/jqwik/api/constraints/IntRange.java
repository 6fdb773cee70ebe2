// A stand-in with the name and elements of the annotation of jqwik, so that the tests need nothing from the network.
package net.jqwik.api.constraints;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PARAMETER, ElementType.TYPE_USE})
public @interface IntRange {
  int min() default 0;

  int max() default Integer.MAX_VALUE;
}
