import { languages } from '@elan/domain/language';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from '../../../forecast/values/specs.ts';
import { amount, changeOf, keptAmount } from './profileFields.ts';

it('a typed amount is saved as it was read in the language that it was typed in', () => {
  const parts = fc.constantFrom('1', '25', '000', '500', ',', '.', ' ', '$', 'k', '-');
  const text = fc.array(parts, { maxLength: 6 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (typed, language) => {
      const read = parse(amount, typed, language);
      const change = changeOf({ amountAsked: keptAmount(typed, language) });
      expect(change).toEqual('value' in read ? { amountAsked: read.value ?? null } : {});
    }),
    { numRuns: 1_000 },
  );
});
