import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { expect, it } from 'vitest';
import { loadPageData } from '../flows/pages/loadPageData.ts';

const flows = duringTests(openFlows);

it('has the subscription for the first HTML of the account page, on which it is high', async () => {
  const person = await newPerson(flows);
  const input = { screen: 'account', hint: undefined, wanted: undefined } as const;
  expect(await person.act(loadPageData, input)).toHaveProperty('subscription', null);
});

it.each([1, 2, 3, 4, 5])(
  'counts the text it shows, if that ends before transaction %i',
  async (at) => {
    const modules = await moduleFlows(flows, await newPerson(flows));
    let finish = () => {};
    flows.provider.answers(({ piece, end }) => {
      piece('Un texte.');
      finish = () => end('stop');
    });
    const called = flows.provider.nextCall();
    const running = modules.generate();
    await called;

    let begun = 0;
    const { db } = flows.services;
    const transactionWith: typeof db.transactionWith = async (...given) => {
      begun += 1;
      if (begun === at) {
        finish();
        await running;
      }
      return db.transactionWith(...given);
    };
    const input = {
      screen: 'module',
      projectId: modules.projectId,
      hint: undefined,
      wanted: undefined,
    } as const;
    const services = {
      ...flows.services,
      db: Object.create(db, { transactionWith: { value: transactionWith } }),
    };
    const { me, project } = await loadPageData(services, {
      ...input,
      account: await modules.person.account(),
    });
    const isShown = project?.modules_data?.idea?.aiResponse !== undefined;
    expect(me?.aiUsage.used).toBeGreaterThanOrEqual(isShown ? 1 : 0);
    finish();
    await running;
  },
);
