import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Access } from '../subscription/access.ts';
import { sampleAnswers, sampleModule } from '../testing/sampleModule.ts';
import { decideGeneration, decideQuota, decideWriting, limitFirst } from './decideGeneration.ts';
import {
  callTimeoutMs,
  generationTimeoutMs,
  holdRenewalMs,
  holdSeconds,
  tokenTimeoutMs,
} from './limits.ts';

const free: Access = {
  hasAccess: true,
  isFounder: false,
  hasPremiumAccess: false,
  isAdmin: false,
  plan: 'free',
};
const premium: Access = { ...free, hasPremiumAccess: true, plan: 'premium' };
const founder: Access = { ...premium, isFounder: true, plan: 'founder' };
const suspended: Access = { ...free, hasAccess: false };

const paidModule = { ...sampleModule, free: false };
const answers = sampleAnswers;
const left = { used: 2, limit: 3 };
const spent = { used: 3, limit: 3 };
const full = { used: 50, limit: 50 };
const allowed = { allowed: true };
const refused = (because: string) => ({ allowed: false, because });

describe('the refusals, in their order', () => {
  it.each([
    ['suspended', { definition: paidModule, access: suspended, answers: {}, usage: spent }],
    ['premium_required', { definition: paidModule, access: free, answers: {}, usage: spent }],
    ['answers_missing', { definition: paidModule, access: premium, answers: {}, usage: spent }],
    ['monthly_quota_spent', { definition: paidModule, access: premium, answers, usage: spent }],
    ['quota_spent', { definition: sampleModule, access: free, answers, usage: spent }],
  ])('%s', (because, input) => {
    expect(decideGeneration({ ...input, storage: full })).toEqual(refused(because));
  });

  it('storage_full, the last', () => {
    const input = { definition: sampleModule, access: free, answers, usage: left };
    expect(decideGeneration({ ...input, storage: full })).toEqual(refused('storage_full'));
    const room = { used: 49, limit: 50 };
    expect(decideGeneration({ ...input, storage: room })).toEqual(allowed);
  });
});

it.each([
  ['quota_spent', free],
  ['monthly_quota_spent', premium],
] as const)(
  'another account’s project gives %s by that account’s own plan',
  (because, quotaAccess) => {
    const input = { definition: paidModule, access: founder, quotaAccess, answers };
    expect(decideGeneration({ ...input, usage: spent })).toEqual(refused(because));
    expect(decideGeneration({ ...input, usage: left })).toEqual(allowed);
    const own = { definition: sampleModule, access: free, quotaAccess: founder, answers };
    expect(decideGeneration({ ...own, usage: spent })).toEqual(allowed);
  },
);

it.each([
  ['suspended', { definition: paidModule, access: suspended, usage: spent }],
  ['premium_required', { definition: paidModule, access: free, usage: spent }],
  ['quota_spent', { definition: sampleModule, access: free, usage: spent }],
  ['answers_missing', { definition: sampleModule, access: free, usage: left, storage: full }],
])('on a page %s comes before what can be filled in', (because, input) => {
  const decide = () => decideGeneration({ ...input, answers: {} });
  expect(limitFirst(input, decide)).toEqual(refused(because));
});

it.each([
  ['a free account in a free module', sampleModule, free, left],
  ['a premium one in a paid module', paidModule, premium, left],
  ['a founder, whatever was used', paidModule, founder, spent],
])('lets in %s', (_who, definition, access, usage) => {
  expect(decideGeneration({ definition, access, answers, usage })).toEqual(allowed);
});

const anyInput = fc.record({
  definition: fc.constantFrom(sampleModule, paidModule),
  access: fc.record({
    hasAccess: fc.boolean(),
    isFounder: fc.boolean(),
    hasPremiumAccess: fc.boolean(),
    isAdmin: fc.boolean(),
    plan: fc.constantFrom('free' as const, 'premium' as const, 'founder' as const),
  }),
  answers: fc.constantFrom({}, { name: ' ', size: 'small' }, sampleAnswers),
  usage: fc.record({ used: fc.nat(5), limit: fc.nat(5) }),
});

describe('whatever the account, the module and the count', () => {
  it('allows exactly when the rule of docs/product.md#generations holds', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { definition, access, usage } = input;
        const expected =
          access.hasAccess &&
          (definition.free || access.hasPremiumAccess) &&
          input.answers === sampleAnswers &&
          (access.isFounder || usage.used < usage.limit);
        expect(decideGeneration(input).allowed).toBe(expected);
      }),
    );
  });

  it('never allows past the limit, founders aside', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(), (input, over) => {
        const { limit } = input.usage;
        const access = { ...input.access, isFounder: false };
        const usage = { used: limit + over, limit };
        expect(decideGeneration({ ...input, access, usage }).allowed).toBe(false);
      }),
    );
  });

  it('refuses a generation wherever it refuses writing', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const writing = decideWriting(input.definition, input.access);
        if (!writing.allowed) expect(decideGeneration(input)).toEqual(writing);
      }),
    );
  });
});

it.each([
  ['quota_spent', free, { used: 3, limit: 3 }],
  ['monthly_quota_spent', premium, { used: 100, held: 0, limit: 100 }],
  ['generation_under_way', free, { used: 2, held: 1, limit: 3 }],
  ['generation_under_way', free, { used: 0, held: 3, limit: 3 }],
  ['generation_under_way', premium, { used: 99, held: 1, limit: 100 }],
  // A used-up quota is final, even while a generation is running.
  ['quota_spent', free, { used: 3, held: 1, limit: 3 }],
  [undefined, free, { used: 1, held: 1, limit: 3 }],
  [undefined, founder, { used: 0, held: 5, limit: 3 }],
])('gives %s where the last unit is spent or only held', (because, access, usage) => {
  const decision = because ? { allowed: false, because } : { allowed: true };
  expect(decideQuota(access, usage)).toEqual(decision);
});

it('renews a hold several times before it would end, and gives a generation time for two calls', () => {
  expect(holdSeconds * 1_000).toBeGreaterThan(3 * holdRenewalMs);
  expect(generationTimeoutMs).toBeGreaterThanOrEqual(2 * callTimeoutMs);
  expect(callTimeoutMs).toBeGreaterThan(tokenTimeoutMs);
});
