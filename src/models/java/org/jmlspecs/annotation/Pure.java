package org.jmlspecs.annotation;

/** The method assigns nothing that was there before it. */
public @interface Pure {}
