/** The operations that the library models bottom out in. Engines and the interpreter give them meaning. */
package jury.rt;
