import { randomUUID } from 'node:crypto';
import type { FailureCode } from '@elan/domain/failure';
import { catalogue } from '@elan/modules/catalogue';
import { duringTests } from '@elan/testing/duringTests';
import { type FlowPerson, newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import {
  type Structure,
  structures,
  unreadableReplies,
} from '@elan/testing/provider/hostileStructures';
import * as answers from '@elan/testing/provider/providerAnswers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { floods, stalls, writes } = answers;
const founderEmail = 'fondatrice@exemple.quebec';

const flows = duringTests(() => openFlows({ FREE_AI_LIMIT: '1000', FOUNDER_EMAILS: founderEmail }));
/** The person whose generations are counted; `founder` can use the paid modules. */
let counted: FlowPerson;
let founder: FlowPerson;
beforeAll(async () => {
  counted = await newPerson(flows);
  founder = await newPerson(flows, founderEmail);
});

const brainstormAnswers = Object.fromEntries(
  catalogue.brainstorm.questions.map((question) => [
    question.id,
    question.kind === 'select' ? question.options[0].id : 'Le pain de nuit',
  ]),
);

type StructuredKey = keyof typeof structures;

/** One example of each kind of unreadable reply (`unreadableReplies.test.ts`). */
const kinds = [
  'prose',
  'truncated JSON',
  'brackets without end',
  'whole JSON that ended by length',
];

/** Cuts a long text itself, since `writes` would send it in thousands of pieces. */
const inPieces = (text: string) => text.match(/[\s\S]{1,1000}/g) ?? [];

/** Replies that a provider may send instead of a structure, and the failure that the user sees. */
function faultsOf(structure: Structure): [string, answers.Answer, FailureCode][] {
  const wrongNames = structure.wrong.slice(0, 1).map(([name]) => name);
  const unreadable = unreadableReplies(structure).filter(([name]) =>
    [...kinds, ...wrongNames].includes(name),
  );
  const more = Array.from({ length: 10_000 }, () => 'assez');
  const tooLong = JSON.stringify({ ...structure.whole, more });
  return [
    ...unreadable.map(([name, text, ending]): [string, answers.Answer, FailureCode] => [
      name,
      writes(text, ending),
      'ai_unreadable_reply',
    ]),
    ['10,000 items more than were asked for', writes(inPieces(tooLong)), 'ai_unavailable'],
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
      // Two concurrent generations do not affect each other.
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

  it('that is stopped before anything is complete is released: nothing is stored or counted', async () => {
    const before = await standing();
    const json = JSON.stringify(other);
    flows.provider.answers(stalls(json.slice(0, 5)));
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
