package org.jmlspecs.annotation;

/** For another tool: not to be checked in a run. */
public @interface SkipRac {}
