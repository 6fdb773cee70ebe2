package org.jmlspecs.annotation;

/** The member of an interface belongs to its objects. */
public @interface Instance {}
