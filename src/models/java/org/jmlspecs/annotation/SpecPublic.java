package org.jmlspecs.annotation;

/** Specifications of other classes may name the member. */
public @interface SpecPublic {}
