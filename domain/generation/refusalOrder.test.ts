import { describe, expect, it } from 'vitest';
import { failures } from '../failure.ts';
import { sampleModule } from '../testing/sampleModule.ts';
import { decideAutoFill } from './decideAutoFill.ts';
import { decideGeneration } from './decideGeneration.ts';
import { decideRevision } from './decideRevision.ts';
import { decideTwin } from './decideTwin.ts';

const access = {
  plan: 'free',
  hasAccess: true,
  isFounder: false,
  hasPremiumAccess: false,
  isAdmin: false,
} as const;
const written = { aiResponse: '## A\n\nDu pain.' };
const idea = { answers: { businessIdea: 'Du pain', targetMarket: 'Infirmières' } };
const asked = {
  definition: sampleModule,
  access,
  answers: { name: 'Élan', size: 'small' },
  content: written,
  target: { section: 'A' },
  modules: { brainstorm: { hasIdea: true }, idea },
  isCurrent: true,
  usage: { used: 0, limit: 3 },
  storage: { used: 0, limit: 10 },
};
type Change = (input: typeof asked) => object;

const before: readonly Change[] = [
  (input) => ({ access: { ...input.access, hasAccess: false } }),
  (input) => ({ definition: { ...input.definition, free: false } }),
  () => ({ isCurrent: false }),
];
const after: readonly Change[] = [
  () => ({ usage: { used: 3, limit: 3 } }),
  () => ({ storage: { used: 10, limit: 10 } }),
];
const noText = () => ({ content: {} });

/** What refuses each action, in the order of docs/product.md#generations. */
const actions = {
  generate: [decideGeneration, [...before, () => ({ answers: {} }), ...after]],
  autoFill: [
    decideAutoFill,
    [
      ...before,
      ({ modules }) => ({
        modules: { ...modules, sample: { answers: { name: 'x' }, aiResponse: 'Texte' } },
      }),
      ({ modules }) => ({ modules: { ...modules, brainstorm: {} } }),
      ({ modules }) => ({ modules: { ...modules, idea: {} } }),
      ...after,
    ],
  ],
  revise: [decideRevision, [...before, noText, () => ({ target: { section: 'B' } }), ...after]],
  translate: [decideTwin, [...before, noText, ...after]],
} as const satisfies Record<string, readonly [unknown, readonly Change[]]>;

/** The order of the contract: suspended, Premium, conflict, something is missing, then the quota. */
const statuses = [403, 402, 409, 422, 402];

describe.each(Object.entries(actions))('the refusals of %s', (_action, [decide, changes]) => {
  const because = (...which: readonly Change[]) => {
    let input = asked;
    for (const change of which) input = { ...input, ...change(input) };
    const decision = decide(input);
    return decision.allowed ? undefined : decision.because;
  };

  it('come one by one, in the order of their statuses', () => {
    expect(because()).toBeUndefined();
    const seen = changes.map((change) => failures[because(change) ?? 'internal'][0]);
    const ranks = seen.map((status, at) => (at === 1 ? 1 : statuses.lastIndexOf(status)));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  it('come as the earlier one wherever two apply', () => {
    for (const [at, first] of changes.entries()) {
      for (const second of changes.slice(at + 1)) {
        expect(because(first, second)).toBe(because(first));
      }
    }
  });
});
