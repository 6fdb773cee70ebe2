package org.jmlspecs.annotation;

/** Only queries use the field. */
public @interface Secret {}
