import { catalogue } from '@elan/modules/catalogue';
import { type AtTool, atTool } from '@elan/testing/atModule';
import { type Person, signedUpPerson } from '@elan/testing/person';
import { first, refuses, stalls, writes } from '@elan/testing/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/server';
import { type StripeStandIn, startStripe, subscribed } from '@elan/testing/stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let stripe: StripeStandIn;
let server: TestServer;
beforeAll(async () => {
  stripe = await startStripe();
  server = await startTestServer(stripe.env);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

let person: Person;
let at: AtTool;
beforeEach(async () => {
  person = await signedUpPerson(server);
  await subscribed(server, stripe, person);
  at = await atTool(server, person, 'business-plan');
});

const answers = Object.fromEntries(
  catalogue['business-plan'].questions.map((question) => [
    question.id,
    'options' in question ? (question.options[0]?.id ?? '') : 'Ma sœur et moi',
  ]),
);
const half = '## Sommaire du projet\n\nUn pain chaud.';
const rest = '## Prévisions sur 3 ans\n\nTrois ans.';
const whole = `${half}\n\n${rest}`;

it('joins both calls into one text and stream, and counts one unit', async () => {
  server.provider.answers(first(1, writes(half), writes(rest)));
  const before = server.provider.requests.length;
  const events = await at.stream({ answers, comments: 'Un prêt de 20 000 $.' });
  const [one, two, ...more] = server.provider.requests.slice(before).map(({ body }) => body);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ max_tokens: 3000 });
  expect(two).toMatchObject({ max_tokens: 3000 });
  expect(two?.messages[1]?.content).toContain(`<written>\n${JSON.stringify(half)}\n</written>`);
  expect(two?.messages[1]?.content).toContain('Un prêt de 20 000 $.');

  const tokens = events.filter((event) => event.name === 'token');
  expect(tokens.map((event) => event.data.text).join('')).toBe(whole);
  expect(await at.entry()).toMatchObject({ aiResponse: whole, aiResponseEnding: 'complete' });
  expect((await at.kept()).shown).toBe(1);
});

it('keeps the text so far when stopped in the second call', async () => {
  const secondCall = new Promise<void>((resolve) => {
    server.provider.answers(
      first(1, writes(half), (reply) => {
        stalls('## Prévisions')(reply);
        resolve();
      }),
    );
  });
  const streaming = at.stream({ answers }, 'arret');
  await secondCall;
  expect((await at.stop('arret')).status).toBe(202);
  const events = await streaming;
  expect(events.at(-1)?.name).toBe('done');
  expect(await at.entry()).toMatchObject({
    aiResponse: expect.stringContaining(half),
    aiResponseEnding: 'stopped',
  });
  expect((await at.kept()).shown).toBe(1);
});

it('stores and counts nothing if the second call fails', async () => {
  server.provider.answers(first(1, writes(half), refuses(401)));
  expect((await at.generate({ answers })).status).toBeGreaterThanOrEqual(500);
  expect(await at.entry()).toBeUndefined();
  expect((await at.kept()).shown).toBe(0);
});

it('ends after its first half, and says so, if that half was cut', async () => {
  server.provider.answers(first(1, writes(half, 'length'), writes(rest)));
  await at.generate({ answers });
  expect(await at.entry()).toMatchObject({ aiResponse: half, aiResponseEnding: 'cut' });
});
