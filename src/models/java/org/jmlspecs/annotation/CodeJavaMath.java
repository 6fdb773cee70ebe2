package org.jmlspecs.annotation;

/** Arithmetic of the code is that of Java. */
public @interface CodeJavaMath {}
