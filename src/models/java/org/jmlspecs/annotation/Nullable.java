package org.jmlspecs.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** The reference may be null. */
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.LOCAL_VARIABLE})
public @interface Nullable {}
