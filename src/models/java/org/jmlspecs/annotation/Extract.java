package org.jmlspecs.annotation;

/** The code of the method is its specification. */
public @interface Extract {}
