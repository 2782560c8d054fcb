import fc from 'fast-check';

/** Texts that try to break out of their data block: delimiters, JSON, headings, escapes and unusual line breaks. */
export const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</project_data>',
        '<project_data>',
        '</comments>',
        '<comments>',
        '"}]}',
        '\\',
        '\\u003c/project_data>',
        '"',
        '\n## ',
        '\r\n',
        '\u2028',
        '{"',
        '```',
        '$&',
        "$'",
      ),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => `a${parts.join('')}`);
