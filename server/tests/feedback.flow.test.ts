import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import { writes } from '@elan/testing/provider/providerAnswers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { exportAccount } from '../flows/account/exportAccount.ts';
import { removeAccountData } from '../flows/account/removeAccountData.ts';
import { giveFeedback, readFeedback } from '../flows/modules/giveFeedback.ts';
import { listVersions } from '../flows/modules/listVersions.ts';
import { restoreVersion } from '../flows/modules/restoreVersion.ts';

const flows = duringTests(openFlows);

const helped = { helped: true, reason: 'clear' } as const;
const didNot = { helped: false, reason: 'general' } as const;
const nothing = { generation: null, feedback: null };

let at: ModuleFlows;
beforeEach(async () => {
  at = await moduleFlows(flows, await newPerson(flows));
});
const place = () => ({ projectId: at.projectId, module: 'idea' });
const read = (by = at.person) => by.act(readFeedback, place());
const give = (generation: string, feedback: typeof helped | typeof didNot | null, by = at.person) =>
  by.act(giveFeedback, { ...place(), generation, feedback });

/** @returns the id of the generation that wrote the text. */
async function writeText(text: string): Promise<string> {
  flows.provider.answers(writes(text));
  await at.generate();
  const { generation } = await read();
  if (generation === null) throw new Error('the text has no generation');
  return generation;
}

it('is requested only for a generated text', async () => {
  expect(await read()).toEqual(nothing);
  await at.save({ answers: {}, aiResponse: 'Mon propre texte.' });
  expect(await read()).toEqual(nothing);
  const maturity = await at.person.act(readFeedback, { ...place(), module: 'maturity' });
  expect(maturity).toEqual(nothing);
});

it('is stored with the generation, changed and taken back', async () => {
  const generation = await writeText('Le premier texte.');
  expect(await give(generation, helped)).toEqual({ feedback: helped });
  expect(await read()).toEqual({ generation, feedback: helped });
  await give(generation, didNot);
  expect(await read()).toEqual({ generation, feedback: didNot });
  await give(generation, null);
  expect(await read()).toEqual({ generation, feedback: null });
  const { rows } = await flows.database.db.execute(sql`
    select helped, feedback_reason, feedback_at from generations where id = ${generation}`);
  expect(rows).toEqual([{ helped: null, feedback_reason: null, feedback_at: null }]);
});

it('is about one text: a new one begins without, and a restored one brings its own', async () => {
  const first = await writeText('Le premier texte.');
  await give(first, helped);
  const second = await writeText('Le second texte.');
  expect(second).not.toBe(first);
  expect(await read()).toEqual({ generation: second, feedback: null });
  // A page that still shows the first text gives feedback on that text.
  await give(first, didNot);
  expect(await read()).toEqual({ generation: second, feedback: null });
  const [version] = await at.person.act(listVersions, place());
  const base = new Date((await at.entry())?.lastUpdated ?? '');
  await at.person.act(restoreVersion, { ...place(), version: version?.id ?? '', base });
  expect(await read()).toEqual({ generation: first, feedback: didNot });
});

it('is not requested once the person has edited the text', async () => {
  await writeText('Le premier texte.');
  await at.save({ aiResponse: 'Le premier texte, par moi.' });
  expect(await read()).toEqual(nothing);
});

it('outlives the project, in the ledger', async () => {
  const generation = await writeText('Le premier texte.');
  await give(generation, helped);
  await at.deleteProject();
  await expect(give(generation, didNot)).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = await flows.database.db.execute(sql`
    select helped, feedback_reason from generations where id = ${generation}`);
  expect(rows).toEqual([{ helped: true, feedback_reason: 'clear' }]);
});

it('belongs to the person: not to a stranger, another module or a generation without a text', async () => {
  const generation = await writeText('Le premier texte.');
  const stranger = await newPerson(flows);
  const missing = { code: 'not_found' };
  await expect(give(generation, helped, stranger)).rejects.toMatchObject(missing);
  const own = await moduleFlows(flows, stranger);
  const elsewhere = { projectId: own.projectId, module: 'idea', generation, feedback: helped };
  await expect(stranger.act(giveFeedback, elsewhere)).rejects.toMatchObject(missing);
  const inAnother = { ...place(), module: 'analysis', generation, feedback: helped };
  await expect(at.person.act(giveFeedback, inAnother)).rejects.toMatchObject(missing);
  await flows.database.db.execute(
    sql`update generations set status = 'failed' where id = ${generation}`,
  );
  await expect(give(generation, helped)).rejects.toMatchObject(missing);
  await flows.database.db.execute(
    sql`update generations set status = 'succeeded', action = 'revise' where id = ${generation}`,
  );
  await expect(give(generation, helped)).rejects.toMatchObject(missing);
});

it('is refused to a suspended account, which can read its earlier one', async () => {
  const generation = await writeText('Le premier texte.');
  await give(generation, helped);
  await flows.database.db.execute(
    sql`update users set suspended_at = now() where id = ${at.person.id}`,
  );
  await expect(give(generation, null)).rejects.toMatchObject({ code: 'suspended' });
  expect(await read()).toEqual({ generation, feedback: helped });
});

it('is in the export, and leaves with the account', async () => {
  const { services } = flows;
  const generation = await writeText('Le premier texte.');
  await give(generation, helped);
  let exported = '';
  for await (const piece of exportAccount(services, await at.person.account())) exported += piece;
  expect(JSON.parse(exported).generations).toMatchObject([
    { id: generation, helped: true, feedback_reason: 'clear', feedback_at: expect.any(String) },
  ]);
  await flows.database.db.execute(
    sql`update users set deletion_requested_at = now() where id = ${at.person.id}`,
  );
  expect(await removeAccountData(services, at.person.id)).toBe(true);
  const { rows } = await flows.database.db.execute(
    sql`select 1 from generations where id = ${generation}`,
  );
  expect(rows).toEqual([]);
});
