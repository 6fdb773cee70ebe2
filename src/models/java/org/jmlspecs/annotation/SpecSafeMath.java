package org.jmlspecs.annotation;

/** Arithmetic of specifications does not overflow. */
public @interface SpecSafeMath {}
