package org.jmlspecs.annotation;

/** Objects of the class do not change. */
public @interface Immutable {}
