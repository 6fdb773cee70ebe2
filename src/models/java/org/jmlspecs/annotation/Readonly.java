package org.jmlspecs.annotation;

/** The object is not changed through this reference. */
public @interface Readonly {}
