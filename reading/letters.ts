/**
 * Letters as ranges for a character class: Latin, Greek, Cyrillic and most other scripts. `\p{L}` is more exact, but
 * browsers take up to four milliseconds to compile each case-insensitive pattern that contains it.
 */
export const letters = String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff`;
/** Lookarounds that assert that no letter precedes or follows. */
export const wordStart = `(?<![${letters}])`;
export const wordEnd = `(?![${letters}])`;
