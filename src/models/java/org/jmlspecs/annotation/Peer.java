package org.jmlspecs.annotation;

/** The object has the same owner as this one. */
public @interface Peer {}
