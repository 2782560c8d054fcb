import type { FailureCode } from '@elan/domain/failure';
import { expect, it } from 'vitest';
import { supportFailures } from '../subscription/SupportLink.tsx';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';

const asks =
  /écrivez-nous|écri(?:re|vez) au soutien|contact (?:us|support)|write to (?:us|support)/i;

it('a failure whose sentence asks to write to support, in either language, shows the address beside it', () => {
  const asking = (Object.keys(fr.failures) as FailureCode[]).filter((code) =>
    asks.test(`${fr.failures[code]} ${en.failures[code]}`),
  );
  expect(asking.toSorted()).toEqual([...supportFailures].toSorted());
});
