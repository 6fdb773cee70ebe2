package org.jmlspecs.annotation;

/** Arithmetic of the code does not overflow. */
public @interface CodeSafeMath {}
