package org.jmlspecs.annotation;

/** Only who holds a lock uses the field. */
public @interface Monitored {}
