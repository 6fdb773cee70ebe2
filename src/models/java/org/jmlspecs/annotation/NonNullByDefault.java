package org.jmlspecs.annotation;

/** References are not null unless declared otherwise. */
public @interface NonNullByDefault {}
