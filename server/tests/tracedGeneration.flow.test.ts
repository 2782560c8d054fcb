import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { catalogue } from '@elan/modules/catalogue';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import { type Answer, first, refuses, writes } from '@elan/testing/provider/providerAnswers';
import { beforeEach, describe, expect, it } from 'vitest';
import { listChecks } from '../flows/projects/listChecks.ts';

const flows = duringTests(openFlows);

const answers = Object.fromEntries(
  catalogue.finances.questions.map((question) => [
    question.id,
    'options' in question ? (question.options[0]?.id ?? '') : 'Neuf dollars le pain',
  ]),
);
const forecast = { inputs: bakery, origins: {}, confirmed: [] };
const invented = 'Prévoyez 3 333 $ de vitrine, 7 777 $ de four et 41 % de marge.';
const named = 'Le pain à {{f:offer1.price}} rapporte {{f:revenue.y1}}.';

let at: ModuleFlows;
let stale: () => Promise<unknown>;
let untraced: () => Promise<readonly string[]>;
beforeEach(async () => {
  const person = await newPerson(flows);
  await givePremium(flows, person);
  at = await moduleFlows(flows, person, 'finances');
  const checks = () => person.act(listChecks, { projectId: at.projectId });
  stale = async () => (await checks()).stale;
  untraced = async () => (await checks()).untraced.map(({ amount }) => amount);
});

/** Generates the finances of a project with a forecast. @returns the bodies of the requests to the provider. */
async function write(answer: Answer) {
  await at.save({ answers, forecast });
  flows.provider.answers(answer);
  const before = flows.provider.requests.length;
  const followed = await at.follow({ answers });
  const asked = flows.provider.requests.slice(before).map(({ body }) => body.messages[1]?.content);
  return { followed, asked };
}
const text = async () => (await at.entry())?.aiResponse;

it('keeps a text that names its figures, and asks once', async () => {
  const { asked } = await write(writes(named));
  expect(asked).toHaveLength(1);
  expect(await text()).toBe(named);
  expect(await untraced()).toEqual([]);
});

it('asks once more, in the same unit, for a text of amounts from nowhere', async () => {
  const { asked, followed } = await write(first(1, writes(invented), writes(named)));
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain(
    '<untraced>\n["3 333 $","7 777 $","41 %"]\n</untraced>'.replaceAll(' ', ' '),
  );
  expect(followed.texts.join('')).toBe(invented);
  expect(followed.reply?.result.aiResponse).toBe(named);
  expect(await text()).toBe(named);
  expect(await at.used()).toBe(1);
});

it('keeps the first text where the second is no better, or fails, and lists its amounts', async () => {
  for (const second of [writes(invented), writes('Coupé', 'length'), refuses(400)]) {
    const { asked } = await write(first(1, writes(invented), second));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(await text()).toBe(invented);
    expect(await untraced()).toEqual(['3 333 $', '7 777 $', '41 %']);
  }
});

it('keeps the first text where the second lacks a section', async () => {
  const whole = `## Ventes\n\n${named}\n\n## Budget\n\n${invented}`;
  for (const stub of ['D’accord, voici.', `## Ventes\n\n${named} ${named} ${named}`]) {
    await write(first(1, writes(whole), writes(stub)));
    expect(await text()).toBe(whole);
  }
});

it('does not ask again where there is no forecast', async () => {
  flows.provider.answers(writes(invented));
  const before = flows.provider.requests.length;
  await at.generate({ answers });
  expect(flows.provider.requests.length - before).toBe(1);
  expect(await untraced()).toHaveLength(3);
});

it('follows a figure that the text names, and is stale for one that it writes out', async () => {
  await write(writes(`${named} Les ventes\u00a0: 161 720 $.`));
  const [bread, ...others] = bakery.offers;
  const dearer = { ...bakery, offers: [{ ...bread, price: 6_60 }, ...others] };
  await at.save({ forecast: { ...forecast, inputs: dearer } });
  expect(await stale()).toEqual([{ module: 'finances', because: [{ module: 'finances' }] }]);
});

describe('a text that was changed', () => {
  const sales = 'Les ventes\u00a0: 161 720 $.';
  const [bread, ...others] = bakery.offers;
  const dearer = {
    forecast: {
      ...forecast,
      inputs: { ...bakery, offers: [{ ...bread, price: 6_60 }, ...others] },
    },
  };
  const forForecast = [{ module: 'finances', because: [{ module: 'finances' }] }];

  it('is stale for a figure that came with the change, and no longer for one that left with it', async () => {
    await write(writes(named));
    await at.save({ aiResponse: `${named} ${sales}` });
    expect(await stale()).toEqual([]);
    await at.save(dearer);
    expect(await stale()).toEqual(forForecast);
    await at.save({ forecast });
    await at.save({ aiResponse: named });
    await at.save(dearer);
    expect(await stale()).toEqual([]);
  });

  it('stays stale for a figure whose words the change leaves as they were', async () => {
    await write(writes(`${named} ${sales}`));
    await at.save(dearer);
    await at.save({ aiResponse: `${named} Ce qui suit est à moi. ${sales}` });
    expect(await stale()).toEqual(forForecast);
  });
});

it('is not stale where it names every figure', async () => {
  await write(writes(named));
  const [bread, ...others] = bakery.offers;
  const dearer = { ...bakery, offers: [{ ...bread, price: 6_60 }, ...others] };
  await at.save({ forecast: { ...forecast, inputs: dearer } });
  expect(await stale()).toEqual([]);
});

it('traces nothing back to a person’s own text that was never generated but lists its amounts', async () => {
  await at.save({ answers, aiResponse: 'Un four à 7 777 $.' }, null);
  expect(await stale()).toEqual([]);
  expect(await untraced()).toEqual(['7 777 $']);
});
