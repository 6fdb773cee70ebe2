package org.jmlspecs.annotation;

/** The variable has no value at first. */
public @interface Uninitialized {}
