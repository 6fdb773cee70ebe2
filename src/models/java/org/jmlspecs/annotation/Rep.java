package org.jmlspecs.annotation;

/** The object is owned by this one. */
public @interface Rep {}
