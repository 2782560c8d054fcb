import { catalogue } from '@elan/modules/catalogue';
import { duringTests } from '@elan/testing/duringTests';
import type { FlowPerson } from '@elan/testing/flows/flows';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { follow, type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import {
  type Answer,
  first,
  refuses,
  stalls,
  writes,
} from '@elan/testing/provider/providerAnswers';
import { beforeEach, describe, expect, it } from 'vitest';
import { generateModule } from '../flows/modules/generateModule.ts';

const flows = duringTests(openFlows);

const [strengths] = catalogue.idea.sections;
const french = `## ${strengths.title.fr}\n\nLe pain à {{f:offer1.price}} est pour vous et les infirmières.`;
const english = `## ${strengths.title.en}\n\nThe bread at {{f:offer1.price}} is for you and the nurses.`;

let person: FlowPerson;
let at: ModuleFlows;
let lastUpdated: string;
beforeEach(async () => {
  person = await newPerson(flows);
  await givePremium(flows, person);
  at = await moduleFlows(flows, person);
  lastUpdated = await at.save({ aiResponse: french }, null);
});

async function translate(answer?: Answer, base: string | undefined = lastUpdated, key = 'cle') {
  if (answer) flows.provider.answers(answer);
  return (await begin(base, key)).finished;
}

function begin(base: string | undefined = lastUpdated, key = 'cle') {
  return person.act(generateModule, {
    requested: { action: 'translate' },
    projectId: at.projectId,
    module: 'idea',
    answers: undefined,
    comments: undefined,
    proposedAnswers: undefined,
    defaultedAnswers: undefined,
    base: base === undefined ? undefined : new Date(base),
    language: 'en',
    idempotencyKey: key,
  });
}

describe('a write-up in the other language', () => {
  it('is stored beside the text, for one unit, and the same key asks once', async () => {
    const before = flows.provider.requests.length;
    const reply = await translate(writes(english));
    expect(reply.result.twin).toMatchObject({ language: 'en', text: english });
    expect(await at.entry()).toMatchObject({ aiResponse: french, twin: reply.result.twin });
    expect(await translate(writes('other'))).toEqual(reply);
    expect(flows.provider.requests.length - before).toBe(1);
    expect(await at.used()).toBe(1);
    const asked = flows.provider.requests.at(-1)?.body.messages;
    expect(asked?.[0]?.content).toContain(`- ${strengths.title.fr} → ${strengths.title.en}`);
  });

  it('is requested once more where it lost a reference, in the same unit', async () => {
    const lost = english.replace('{{f:offer1.price}}', '$9');
    const reply = await translate(first(1, writes(lost), writes(english)));
    expect(reply.result.twin?.text).toBe(english);
    expect(await at.used()).toBe(1);
  });

  it.each([
    ['loses its headings twice', writes(english.replace('## ', '')), 'ai_unreadable_reply'],
    [
      'loses its references twice',
      writes('## Strengths\n\nThe bread at $9.'),
      'ai_unreadable_reply',
    ],
    ['is cut', writes(english, 'length'), 'ai_unreadable_reply'],
    ['is refused by the provider', refuses(401), 'ai_misconfigured'],
  ] as const)('that %s is neither stored nor counted', async (_, answer, code) => {
    await expect(translate(answer)).rejects.toMatchObject({ code });
    expect((await at.entry())?.twin).toBeUndefined();
    expect(await at.used()).toBe(0);
  });

  it('is refused without asking where there is no text, or another one by now', async () => {
    const before = flows.provider.requests.length;
    await at.save({ aiResponse: `${french} Et plus.` }, lastUpdated);
    await expect(translate(writes(english))).rejects.toMatchObject({ code: 'save_conflict' });
    const bare = await moduleFlows(flows, person);
    const empty = await bare.save({ comments: 'Rien encore' }, null);
    at = bare;
    await expect(translate(writes(english), empty, 'autre')).rejects.toMatchObject({
      code: 'revision_needs_text',
    });
    expect(flows.provider.requests.length).toBe(before);
  });

  it('stopped in the middle is not stored, and is counted once it was shown', async () => {
    flows.provider.answers(stalls('## Strengths'));
    const shown = await follow(await begin(), () => void at.stop('cle'));
    expect(shown.failure).toBe('generation_stopped_counted');
    expect((await at.entry())?.twin).toBeUndefined();
    expect(await at.used()).toBe(1);
  });
});
