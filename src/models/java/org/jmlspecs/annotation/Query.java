package org.jmlspecs.annotation;

/** The method keeps its answer in a secret field. */
public @interface Query {}
