/**
 * Letters as ranges, for a class of a pattern: Latin, Greek, Cyrillic and the scripts behind them. `\p{L}` is more
 * exact, but a browser takes up to four milliseconds to compile each pattern that holds it and ignores case.
 */
export const letters = String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff`;
/** Where a word ends, before and behind. */
export const wordStart = `(?<![${letters}])`;
export const wordEnd = `(?![${letters}])`;
