package org.jmlspecs.annotation;

/** Invariants need not hold before and after the method. */
public @interface Helper {}
