import { expect, it } from 'vitest';
import { lapseOf } from './lapse.ts';

it.each([
  ['canceled', 'ended'],
  ['past_due', 'owed'],
  ['unpaid', 'owed'],
  ['paused', 'owed'],
  ['active', undefined],
  ['trialing', undefined],
  ['incomplete', undefined],
  ['incomplete_expired', undefined],
  ['toString', undefined],
  [null, undefined],
])('%s is %s', (status, lapse) => expect(lapseOf(status)).toBe(lapse));
