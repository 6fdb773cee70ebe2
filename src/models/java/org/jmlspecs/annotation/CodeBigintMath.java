package org.jmlspecs.annotation;

/** Arithmetic of the code is that of mathematics. */
public @interface CodeBigintMath {}
