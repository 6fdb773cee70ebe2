package org.jmlspecs.annotation;

/** The method assigns nothing at all. */
public @interface StrictlyPure {}
