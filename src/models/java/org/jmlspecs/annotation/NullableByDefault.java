package org.jmlspecs.annotation;

/** References may be null unless declared otherwise. */
public @interface NullableByDefault {}
