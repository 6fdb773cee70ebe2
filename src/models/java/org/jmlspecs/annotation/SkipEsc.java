package org.jmlspecs.annotation;

/** For another tool: not to be proved. */
public @interface SkipEsc {}
