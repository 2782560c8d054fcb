import { type Flows, newPerson, openFlows } from '@elan/testing/flows/flows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPageData } from '../flows/pages/loadPageData.ts';

let flows: Flows;
beforeAll(async () => {
  flows = await openFlows();
});
afterAll(() => flows.close());

it('has the subscription for the first HTML of the account page, on which it is high', async () => {
  const person = await newPerson(flows);
  const input = { screen: 'account', hint: undefined, wanted: undefined } as const;
  expect(await person.act(loadPageData, input)).toHaveProperty('subscription', null);
});
