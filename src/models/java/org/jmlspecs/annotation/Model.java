package org.jmlspecs.annotation;

/** Only specifications have the member. */
public @interface Model {}
