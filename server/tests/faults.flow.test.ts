import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import * as answers from '@elan/testing/provider/providerAnswers';
import { beforeEach, describe, expect, it } from 'vitest';

const flows = duringTests(() =>
  openFlows({}, { aiLimits: { silenceMs: 2_500, timeoutMs: 10_000 } }),
);

let at: ModuleFlows;
beforeEach(async () => {
  at = await moduleFlows(flows, await newPerson(flows));
});

const { chunk, refuses, streams, writes } = answers;

/** Makes the provider fail in one way while `work` runs. */
type Fault = <T>(work: () => Promise<T>) => Promise<T>;
const answering =
  (answer: answers.Answer): Fault =>
  (work) => {
    flows.provider.answers(answer);
    return work();
  };
const away: Fault = (work) => flows.provider.away(work);

const latin1 = Buffer.from(`data: ${JSON.stringify(chunk('pâté', 'stop'))}\n\n`, 'latin1');
const soon = { 'retry-after-ms': '1' };

const tooLong = Array.from({ length: 70 }, () => 'x'.repeat(1_000));

/** `openAi.test.ts` has every refusal, silence and time to wait. */
const unavailable: [string, Fault][] = [
  ['a 429', answering(refuses(429, soon))],
  ['a 500', answering(refuses(500, soon))],
  ['a refused connection', away],
  ['silence in the middle', answering(answers.stalls('## Début'))],
  ['a cut', answering(answers.breaksOff('## Début'))],
  ['an end without a reason', answering(answers.endsEarly('## Début'))],
  ['[DONE] without a reason', answering(streams(chunk('## Début')))],
  ['an error in the stream', answering(streams(chunk('## Début'), { error: { message: 'x' } }))],
  ['malformed JSON', answering(answers.sends('data: {"choices":\n\n'))],
  ['a page instead of a stream', answering(answers.sends('<p>502</p>', { type: 'text/html' }))],
  ['text after the end', answering(streams(chunk('## Début', 'stop'), chunk(' et suite')))],
  ['10 MB in one line', answering(answers.floods(10_000_000))],
  ['more text than any write-up', answering(writes(tooLong))],
  ['bytes that are not UTF-8', answering(answers.sends(latin1))],
];
const misconfigured: [string, Fault][] = [
  ['a 401', answering(refuses(401))],
  ['a 403', answering(refuses(403))],
  ['a 404', answering(refuses(404))],
  ['a 400 in every form', answering(refuses(400))],
  ['an endless error', answering(answers.floods(10_000_000, 401))],
];
const refused: [string, Fault][] = [
  ['a filtered text', answering(writes('## Début', 'content_filter'))],
  ['a refusal', answering(streams({ choices: [{ delta: { refusal: 'Non' } }] }))],
];
const empty: [string, Fault][] = [
  ['an empty reply', answering(writes(''))],
  ['a reply of white space', answering(writes(' \n \n'))],
];
const faults = [
  ...unavailable.map(([name, fault]) => ({ name, fault, code: 'ai_unavailable' as const })),
  ...misconfigured.map(([name, fault]) => ({ name, fault, code: 'ai_misconfigured' as const })),
  ...refused.map(([name, fault]) => ({ name, fault, code: 'ai_refused' as const })),
  ...empty.map(([name, fault]) => ({ name, fault, code: 'ai_empty_reply' as const })),
];

describe('a fault of the provider', () => {
  it.each(faults)('$name costs nothing and keeps the earlier text', async ({ fault, code }) => {
    flows.provider.answers(writes('Le premier texte.'));
    await at.generate();
    const standing = async () => ({ me: await at.me(), entry: await at.entry() });
    const before = await standing();

    // Two concurrent generations do not affect each other.
    const both = await fault(() => Promise.all([at.follow(), at.follow()]));
    expect(both.map(({ failure }) => failure)).toEqual([code, code]);
    expect(both.flatMap(({ partials }) => partials)).toEqual([]);

    const failed = { status: 'failed', failure: code };
    expect(await at.ledger()).toEqual([{ status: 'succeeded', failure: null }, failed, failed]);
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
    expect(await at.versions()).toEqual([]);
    expect(await standing()).toEqual(before);
    expect(before).toMatchObject({
      me: { aiUsage: { used: 1, limit: 3 } },
      entry: { aiResponse: 'Le premier texte.' },
    });

    flows.provider.answers(writes('Le second texte.'));
    await at.generate();
    expect(await at.quota()).toEqual([{ used: 2, holds: {} }]);
    expect((await at.entry())?.aiResponse).toBe('Le second texte.');
    expect(await at.versions()).toEqual([{ cause: 'generated', text: 'Le premier texte.' }]);
  });

  it('leaves nothing in a module that was blank', async () => {
    flows.provider.answers(answers.breaksOff('## Début'));
    expect((await at.follow()).failure).toBe('ai_unavailable');
    expect(await at.entry()).toBeUndefined();
    expect(await at.quota()).toEqual([{ used: 0, holds: {} }]);
  });
});

describe('a reply that is not a fault', () => {
  it('a text cut by length is stored, counted, and marked as cut', async () => {
    flows.provider.answers(writes('Un texte coupé', 'length'));
    expect(await at.generate()).toMatchObject({ result: { aiResponseEnding: 'cut' } });
    expect(await at.entry()).toMatchObject({
      aiResponse: 'Un texte coupé',
      aiResponseEnding: 'cut',
    });
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
  });

  it('characters that the database cannot store are removed', async () => {
    flows.provider.answers(writes('Avant\u0000après \ud800 fin'));
    expect(await at.generate()).toMatchObject({
      result: { aiResponse: 'Avantaprès \ufffd fin' },
    });
  });

  it('a temporary refusal is retried: one text, one unit', async () => {
    const answer = answers.first(1, refuses(429, soon), writes('Enfin.'));
    flows.provider.answers(answer);
    const { texts, reply } = await at.follow();
    expect(texts.join('')).toBe('Enfin.');
    expect(reply).toBeDefined();
    expect(await at.quota()).toEqual([{ used: 1, holds: {} }]);
  });
});
