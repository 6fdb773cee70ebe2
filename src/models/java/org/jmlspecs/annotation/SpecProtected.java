package org.jmlspecs.annotation;

/** Specifications of subclasses may name the member. */
public @interface SpecProtected {}
