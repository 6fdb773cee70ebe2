package org.jmlspecs.annotation;

/** Arithmetic of specifications is that of Java. */
public @interface SpecJavaMath {}
