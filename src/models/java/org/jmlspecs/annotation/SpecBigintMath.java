package org.jmlspecs.annotation;

/** Arithmetic of specifications is that of mathematics. */
public @interface SpecBigintMath {}
