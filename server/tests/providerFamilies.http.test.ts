import { catalogue } from '@elan/modules/catalogue';
import { duringTests } from '@elan/testing/duringTests';
import { ideaAnswers, type Person, signedUpPerson } from '@elan/testing/people/person';
import type { AskedBody } from '@elan/testing/provider/providerAnswers';
import { type FamilyName, families, ofFamily } from '@elan/testing/provider/providerFamilies';
import { someIdeas } from '@elan/testing/provider/structures';
import { startTestServer } from '@elan/testing/servers/server';
import { type AtTool, atTool } from '@elan/testing/stages/atModule';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

const text = '## Un\n\nDu pain <think>de</think> nuit, à 4\u00a0$.';
const brainstormAnswers = Object.fromEntries(
  catalogue.brainstorm.questions.map((question) => [
    question.id,
    question.kind === 'select' ? question.options[0].id : 'Le pain de nuit',
  ]),
);

interface Kind {
  readonly module: string;
  readonly call?: 'autofill';
  readonly body?: object;
  /** Saves what the generation needs beforehand. */
  readonly before?: (at: AtTool) => Promise<unknown>;
  /** The requested structure, if there is one. */
  readonly structure?: object;
  /** The expected stored content. */
  readonly kept: object;
}

/** One generation of each form: a text, a structure, and one after the other. */
const kinds: Readonly<Record<string, Kind>> = {
  'a write-up': { module: 'idea', body: { answers: ideaAnswers }, kept: { aiResponse: text } },
  ideas: {
    module: 'brainstorm',
    body: { answers: brainstormAnswers },
    structure: { ideas: someIdeas(12) },
    kept: { generatedIdeas: { length: 12 } },
  },
  'an auto-fill': {
    module: 'idea',
    call: 'autofill',
    before: (at) => at.save({ hasIdea: true }, 'brainstorm'),
    structure: { answers: { ...ideaAnswers, experience: null, budget: null } },
    kept: { aiResponse: text, answers: { location: 'Rimouski' } },
  },
};

/** Returns the provider's reply: the structure if the prompt has a schema, otherwise a text. */
const written =
  ({ structure }: Kind) =>
  ({ messages }: AskedBody): string =>
    messages.some(({ content }) => content.includes('Schéma JSON'))
      ? JSON.stringify(structure)
      : text;

const founderEmail = 'fondatrice@exemple.quebec';

describe.each(Object.keys(families) as FamilyName[])('%s', (name) => {
  const family = families[name];
  const refusals: AskedBody[] = [];
  const server = duringTests(() => startTestServer({ FOUNDER_EMAILS: founderEmail }));
  let person: Person;
  beforeAll(async () => {
    person = await signedUpPerson(server, founderEmail);
  });

  describe.each(Object.entries(kinds))('%s', (_kind, kind) => {
    const { module, call = 'generate', body = {}, before, kept } = kind;
    it.each(['a stream', 'one reply'])('requested as %s', async (way) => {
      server.provider.answers(ofFamily(family, written(kind), refusals));
      const at = await atTool(server, person, module);
      await before?.(at);
      if (way === 'a stream') {
        const events = await at.stream(body, undefined, call);
        expect(events.at(-1)).toMatchObject({ name: 'done' });
        const tokens = events.filter(({ name: event }) => event === 'token');
        if ('aiResponse' in kept) expect(tokens.map(({ data }) => data.text).join('')).toBe(text);
      } else {
        const reply = await (call === 'autofill' ? at.autoFill(body) : at.generate(body));
        expect(reply).toMatchObject({ status: 200 });
      }
      expect(await at.entry()).toMatchObject(kept);
    });
  });

  it('was sent each refused form once, and the log names the accepted one', async () => {
    const fields = refusals.map((asked) => family.refused.find((field) => field in asked));
    expect(fields).toEqual(family.refused);
    const forms = server.logged().filter(({ msg }) => String(msg).startsWith('AI: model and form'));
    const form = String(forms.at(-1)?.form).split(', ');
    expect(forms.at(-1)).toMatchObject({ model: 'gpt-4o' });
    for (const field of family.refused) expect(form).not.toContain(field);
    // The form is reported at the first reply, and again if a later request was refused a field.
    expect(forms.length).toBe(name === 'without schemas' ? 2 : 1);
  });

  it('has its cost in the ledger, if it reports one', async () => {
    const { rows } = await server.database.db.execute(sql`
      select action, model, prompt_version, tokens_in, tokens_out, tokens_cached, tokens_reasoning,
        first_token_ms, duration_ms from generations`);
    expect(rows).toHaveLength(2 * Object.keys(kinds).length);
    for (const row of rows) {
      const calls = row.action === 'autoFill' ? 2 : 1;
      const reportsUsage = name !== 'without usage in streams';
      expect(row).toMatchObject({
        model: 'gpt-4o',
        prompt_version: expect.stringMatching(/^[0-9a-f]{12}$/),
        tokens_in: reportsUsage ? 1_200 * calls : null,
        tokens_out: reportsUsage ? 800 * calls : null,
        tokens_cached: reportsUsage ? 1_000 * calls : null,
        tokens_reasoning: reportsUsage ? 300 * calls : null,
      });
      expect(row.first_token_ms).toBeGreaterThanOrEqual(0);
      expect(row.duration_ms).toBeGreaterThanOrEqual(Number(row.first_token_ms));
    }
  });
});
