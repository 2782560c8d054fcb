import { randomUUID } from 'node:crypto';
import type { FailureCode } from '@elan/domain/failure';
import { catalogue } from '@elan/modules/catalogue';
import { type FlowPerson, type Flows, newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import * as answers from '@elan/testing/provider/providerAnswers';
import { someIdeas, somePersonas, someScore } from '@elan/testing/provider/structures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { floods, stalls, writes } = answers;
const founderEmail = 'fondatrice@exemple.quebec';

let flows: Flows;
/** The one whose generations are counted, and the one who reaches the paid modules. */
let counted: FlowPerson;
let founder: FlowPerson;
beforeAll(async () => {
  flows = await openFlows({ FREE_AI_LIMIT: '1000', FOUNDER_EMAILS: founderEmail });
  counted = await newPerson(flows);
  founder = await newPerson(flows, founderEmail);
});
afterAll(() => flows.close());

const brainstormAnswers = Object.fromEntries(
  catalogue.brainstorm.questions.map((question) => [
    question.id,
    question.kind === 'select' ? question.options[0].id : 'Le pain de nuit',
  ]),
);

/** A structure that is what was asked for, another one like it, and the field that keeps it. */
interface Structure {
  readonly field: 'generatedIdeas' | 'personas' | 'score';
  readonly whole: object;
  readonly other: object;
  /** Values that parse but are not what was asked for. */
  readonly wrong: readonly (readonly [name: string, value: unknown])[];
}

const missingCategory = someScore(55, { finance: undefined });
const structures: Record<'brainstorm' | 'personas' | 'maturity', Structure> = {
  brainstorm: {
    field: 'generatedIdeas',
    whole: { ideas: someIdeas(12) },
    other: { ideas: someIdeas(12, 'Autre idée') },
    wrong: [
      ['40 ideas', { ideas: someIdeas(40) }],
      ['2 ideas', { ideas: someIdeas(2) }],
      ['one idea twelve times', { ideas: someIdeas(12).map((idea) => ({ ...idea, title: 'x' })) }],
      ['ideas that are numbers', { ideas: Array.from({ length: 12 }, (_, at) => at) }],
      ['ideas in a text', { ideas: JSON.stringify(someIdeas(12)) }],
      ['ideas by number', { ideas: { ...someIdeas(12) } }],
      ['10,000 empty ideas', { ideas: Array.from({ length: 10_000 }, () => ({})) }],
    ],
  },
  personas: {
    field: 'personas',
    whole: { personas: somePersonas(3) },
    other: { personas: somePersonas(3, 'Karim') },
    wrong: [
      ['2 personas', { personas: somePersonas(2) }],
      ['40 personas', { personas: somePersonas(40) }],
      ['3 personas of which one is empty', { personas: [...somePersonas(2), { nom: 'x' }] }],
      ['personas that are texts', { personas: ['Mélanie', 'Karim', 'Sofia'] }],
      ['one persona', { personas: somePersonas(1)[0] }],
      ['10,000 empty personas', { personas: Array.from({ length: 10_000 }, () => ({})) }],
    ],
  },
  maturity: {
    field: 'score',
    whole: someScore(),
    other: someScore(56, { market: { score: 60, status: 'Mieux', recommendations: [] } }),
    wrong: [
      ['a category of 140', someScore(55, { market: { score: 140 } })],
      ['a category of -1', someScore(55, { market: { score: -1 } })],
      ['a category in words', someScore(55, { market: { score: 'beaucoup' } })],
      ['a category of nothing', someScore(55, { market: { score: null } })],
      ['a category that is a number', someScore(55, { market: 61 })],
      ['a missing category', missingCategory],
      ['categories in a list', { ...someScore(), categories: [1, 2, 3, 4, 5, 6] }],
      ['10,000 scores', Array.from({ length: 10_000 }, () => 50)],
    ],
  },
};
type StructuredKey = keyof typeof structures;

/** What a provider may answer instead of a structure, and what the person is told. */
function faultsOf({ whole, wrong }: Structure): [string, answers.Answer, FailureCode][] {
  const json = JSON.stringify(whole);
  const half = json.slice(0, Math.floor(json.length / 2));
  const unreadable: [string, string, string?][] = [
    ['prose', 'Bien sûr ! Voici ce que je vous propose : tout { est } possible.'],
    ['an empty object', '{}'],
    ['an empty list', '[]'],
    ['null', 'null'],
    ['a text', '"{}"'],
    ['truncated JSON', half],
    ['JSON without its end', json.slice(0, -1)],
    ['truncated JSON in fences', `\`\`\`json\n${half}\n\`\`\``],
    ['JSON cut by length', half, 'length'],
    ['whole JSON that ended by length', json, 'length'],
    ['JSON with comments', json.replace('{', '{ // voici\n')],
    ['brackets without end', '['.repeat(50_000)],
    ['braces without end', '{"a":'.repeat(10_000)],
    ['script tags', '<script>fetch("https://espion.example")</script>'],
    ['fields of the prototype', '{"__proto__":{"ideas":[],"personas":[],"overall":50}}'],
    ...wrong.map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ];
  const tooLong = JSON.stringify({ ...whole, more: Array.from({ length: 10_000 }, () => 'assez') });
  return [
    ...unreadable.map(([name, text, reason]): [string, answers.Answer, FailureCode] => [
      name,
      writes(text, reason),
      'ai_unreadable_reply',
    ]),
    ['10,000 items more than were asked for', writes(tooLong), 'ai_unavailable'],
    ['10 MB', floods(10_000_000), 'ai_unavailable'],
    ['white space', writes(' \n'), 'ai_empty_reply'],
  ];
}

describe.each(Object.keys(structures) as StructuredKey[])('a structure of %s', (key) => {
  const structure = structures[key];
  const { field, whole, other } = structure;
  const body = key === 'brainstorm' ? { answers: brainstormAnswers } : {};
  let at: ModuleFlows;
  const standing = async () => {
    const [quota, versions] = [await at.quota(), await at.wholeVersions()];
    return { quota, versions, shown: await at.used(), entry: await at.entry() };
  };
  beforeEach(async () => {
    at = await moduleFlows(flows, key === 'brainstorm' ? counted : founder, key);
    flows.provider.answers(writes(JSON.stringify(whole)));
    await at.generate(body);
  });

  it.each(faultsOf(structure))(
    'that is %s is reported, and changes nothing',
    async (_name, fault, code) => {
      const before = await standing();
      expect(before.entry?.[field]).toBeDefined();
      flows.provider.answers(fault);
      // Two at once: neither disturbs the other.
      const both = await Promise.all([at.follow(body), at.follow(body)]);
      expect(both.map(({ failure }) => failure)).toEqual([code, code]);
      expect(await standing()).toEqual(before);
      const failed = { status: 'failed', failure: code };
      expect(await at.ledger()).toEqual([{ status: 'succeeded', failure: null }, failed, failed]);

      flows.provider.answers(writes(JSON.stringify(other)));
      await at.generate(body);
      const after = await standing();
      expect(after.entry?.[field]).not.toEqual(before.entry?.[field]);
      expect(after.versions).toMatchObject([
        { cause: 'generated', data: { [field]: before.entry?.[field] } },
      ]);
      expect(after.shown).toBe(before.shown + (key === 'brainstorm' ? 1 : 0));
    },
  );

  it('leaves nothing in a module that was blank', async () => {
    at = await moduleFlows(flows, at.person, key);
    const before = await standing();
    flows.provider.answers(writes('De la prose.'));
    expect((await at.follow(body)).failure).toBe('ai_unreadable_reply');
    expect(await standing()).toEqual(before);
    expect(before.entry).toBeUndefined();
    expect((await at.summary())?.progress).toBe(0);
  });

  it.each([
    ['in fences', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ['inside prose', (json: string) => `Voici :\n\n${json}\n\nBonne route !`],
    ['in fences inside prose', (json: string) => `Voici :\n\`\`\`\n${json}\n\`\`\`\nBonne route !`],
    ['after white space', (json: string) => `\n\n  ${json}\n`],
  ])('is read %s, and streams no token', async (_where, wrapped) => {
    flows.provider.answers(writes(wrapped(JSON.stringify(other))));
    const { reply, partials } = await at.follow(body);
    expect(reply).toBeDefined();
    expect(partials.length).toBeGreaterThan(0);
    expect(await at.versions()).toHaveLength(1);
  });

  it('that is stopped half-way is released: nothing is stored or counted', async () => {
    const before = await standing();
    const json = JSON.stringify(other);
    flows.provider.answers(stalls(json.slice(0, json.length / 2)));
    const called = flows.provider.nextCall();
    const key = randomUUID();
    const followed = at.follow(body, key);
    await called;
    await at.stop(key);
    expect((await followed).failure).toBe('generation_stopped');
    expect(await standing()).toEqual(before);
    expect((await at.ledger()).at(-1)).toEqual({
      status: 'failed',
      failure: 'generation_stopped',
    });
  });
});
