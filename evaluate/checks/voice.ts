import { addressing } from '@elan/modules/testing/texts';
import type { Check } from './check.ts';
import { excerpt } from './plainWords.ts';
import { partsOf } from './sections.ts';

/**
 * Checks that only advice sections address the reader as “you” in a text for lenders. Messages to customers may do so
 * too, in quotation marks or italics.
 */
export const checkVoice: Check = ({ text, language, advice }) => {
  if (advice === undefined) return [];
  return partsOf(text)
    .filter(({ heading }) => !advice.includes(heading))
    .flatMap(({ heading, body }) =>
      body
        .split('\n')
        .map((line) => line.replace(/(?<!\*)\*(?!\*)[^*]+\*(?!\*)/g, ''))
        .filter((line) => addressing(line, language).length > 0)
        .map((line) => `section “${heading}” speaks to the person: “${excerpt(line)}”`),
    );
};
