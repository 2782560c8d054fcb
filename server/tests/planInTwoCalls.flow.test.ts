import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { catalogue } from '@elan/modules/catalogue';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import { first, refuses, stalls, writes } from '@elan/testing/provider/providerAnswers';
import { beforeEach, expect, it } from 'vitest';

const flows = duringTests(openFlows);

let at: ModuleFlows;
beforeEach(async () => {
  const person = await newPerson(flows);
  await givePremium(flows, person);
  at = await moduleFlows(flows, person, 'business-plan');
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
  flows.provider.answers(first(1, writes(half), writes(rest)));
  const before = flows.provider.requests.length;
  const { texts } = await at.follow({ answers, comments: 'Un prêt de 20 000 $.' });
  const [one, two, ...more] = flows.provider.requests.slice(before).map(({ body }) => body);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ max_tokens: 3000 });
  expect(two).toMatchObject({ max_tokens: 3000 });
  expect(two?.messages[1]?.content).toContain(`<written>\n${JSON.stringify(half)}\n</written>`);
  expect(two?.messages[1]?.content).toContain('Un prêt de 20 000 $.');

  expect(texts.join('')).toBe(whole);
  expect(await at.entry()).toMatchObject({ aiResponse: whole, aiResponseEnding: 'complete' });
  expect(await at.used()).toBe(1);
});

it('keeps the text so far when stopped in the second call', async () => {
  const secondCall = new Promise<void>((resolve) => {
    flows.provider.answers(
      first(1, writes(half), (reply) => {
        stalls('## Prévisions')(reply);
        resolve();
      }),
    );
  });
  const following = at.follow({ answers }, 'arret');
  await secondCall;
  await at.stop('arret');
  expect((await following).reply).toBeDefined();
  expect(await at.entry()).toMatchObject({
    aiResponse: expect.stringContaining(half),
    aiResponseEnding: 'stopped',
  });
  expect(await at.used()).toBe(1);
});

it('keeps the improved first half when stopped in the second call', async () => {
  await at.save({ forecast: { inputs: bakery, origins: {}, confirmed: [] } }, null, 'finances');
  const invented = `${half} Prévoyez 3 333 $ de vitrine, 7 777 $ de four et 41 % de marge.`;
  const better = `${half} Prévoyez {{f:revenue.y1}} de ventes et une vitrine à préciser.`;
  const secondCall = new Promise<void>((resolve) => {
    flows.provider.answers(
      first(
        1,
        writes(invented),
        first(1, writes(better), (reply) => {
          stalls('## Prévisions')(reply);
          resolve();
        }),
      ),
    );
  });
  const following = at.follow({ answers }, 'arret');
  await secondCall;
  await expect.poll(() => at.find('arret').then(({ text }) => text)).toContain('## Prévisions');
  await at.stop('arret');
  expect((await following).texts.join('')).toBe(`${invented}\n\n## Prévisions`);
  expect(await at.entry()).toMatchObject({
    aiResponse: `${better}\n\n## Prévisions`,
    aiResponseEnding: 'stopped',
  });
});

it('stores and counts nothing if the second call fails', async () => {
  flows.provider.answers(first(1, writes(half), refuses(401)));
  await expect(at.generate({ answers })).rejects.toMatchObject({ code: 'ai_misconfigured' });
  expect(await at.entry()).toBeUndefined();
  expect(await at.used()).toBe(0);
});

it('ends after its first half, and reports that, if that half was cut', async () => {
  flows.provider.answers(first(1, writes(half, 'length'), writes(rest)));
  await at.generate({ answers });
  expect(await at.entry()).toMatchObject({ aiResponse: half, aiResponseEnding: 'cut' });
});
