/** Maximum length of a stored write-up, in UTF-16 code units: five times the length of 3,000 tokens. */
export const maxWriteUpLength = 60_000;
