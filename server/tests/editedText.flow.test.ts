import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { givePremium, newPerson, openFlows } from '@elan/testing/flows/flows';
import { type ModuleFlows, moduleFlows } from '@elan/testing/flows/moduleFlows';
import { ideaAnswers } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { beforeEach, describe, expect, it } from 'vitest';
import { listVersions } from '../flows/modules/listVersions.ts';
import { restoreVersion } from '../flows/modules/restoreVersion.ts';

const flows = duringTests(() => openFlows({ FREE_AI_LIMIT: '50' }, { clock }));
const clock = movableClock();

let at: ModuleFlows;
beforeEach(async () => {
  at = await moduleFlows(flows, await newPerson(flows));
});

const later = (minutes: number) => clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000));

async function generate(text: string) {
  flows.provider.answers(writes(text));
  return at.generate({ answers: ideaAnswers });
}

const stored = async () => {
  const { aiResponse, aiResponseEnding, aiResponseEdited } = (await at.entry()) ?? {};
  return { aiResponse, aiResponseEnding, aiResponseEdited };
};
const edited = (aiResponse: string) => ({
  aiResponse,
  aiResponseEnding: 'complete',
  aiResponseEdited: true,
});

describe('a text that the person edits', () => {
  it('is complete and noted as edited; the generated one is a version, and each sitting keeps one', async () => {
    await generate('Un texte.');
    await at.save({ aiResponse: 'Un texte à moi.' });
    expect(await stored()).toEqual(edited('Un texte à moi.'));
    await at.save({ aiResponse: 'Un texte bien à moi.' });
    expect(await at.versions()).toEqual([{ cause: 'generated', text: 'Un texte.' }]);
    later(11);
    await at.save({ aiResponse: 'Mon texte.' });
    expect(await at.versions()).toEqual([
      { cause: 'generated', text: 'Un texte.' },
      { cause: 'edited', text: 'Un texte bien à moi.' },
    ]);
  });

  it('keeps the generated one even where answers were saved a moment before', async () => {
    await generate('Un texte.');
    await at.save({ comments: 'Une note' });
    await at.save({ comments: 'Note' });
    await at.save({ aiResponse: 'Mon texte.' });
    expect(await at.versions()).toContainEqual({ cause: 'saved', text: 'Un texte.' });
  });

  it('is not noted where the same text, or a text where there was none, is saved', async () => {
    await at.save({ aiResponse: 'Importé.' }, null);
    expect((await stored()).aiResponseEdited).toBeUndefined();
    await generate('Un texte.');
    await at.save({ aiResponse: 'Un texte.' });
    expect((await stored()).aiResponseEdited).toBeUndefined();
  });

  it('stays noted when its entry is sent back, whatever the note that comes with it states', async () => {
    await generate('Un texte.');
    await at.save({ aiResponse: 'Mon texte.' });
    await at.save({ ...(await at.entry()), aiResponseEdited: false });
    expect(await stored()).toEqual(edited('Mon texte.'));
  });
});

describe('a generation beside an edited text', () => {
  it('replaces nothing: the answers are saved, the text is offered', async () => {
    await generate('Un texte.');
    await at.save({ aiResponse: 'Mon texte.' });
    flows.provider.answers(writes('Un autre.'));
    const answers = { ...ideaAnswers, targetMarket: 'Les étudiants' };
    const reply = await at.generate({ answers });
    expect(reply.result).toMatchObject({ aiResponse: 'Un autre.', superseded: true });
    expect(await stored()).toEqual(edited('Mon texte.'));
    const entry = await at.entry();
    expect(entry).toMatchObject({ answers, lastUpdated: reply.lastUpdated });
    expect(await at.versions()).toContainEqual({ cause: 'offered', text: 'Un autre.' });
    expect(await at.used()).toBe(2);
  });

  it('is no edit when it is taken: the next one replaces it, and the edited one is a version', async () => {
    await generate('Un texte.');
    await at.save({ aiResponse: 'Mon texte.' });
    const { result } = await generate('Un autre.');
    await at.save({ aiResponse: result.aiResponse });
    expect((await stored()).aiResponseEdited).toBe(false);
    expect((await at.entry())?.basis).toEqual(result.basis);
    expect(await at.versions()).toContainEqual({ cause: 'saved', text: 'Mon texte.' });
    expect((await generate('Un dernier.')).result.superseded).toBe(false);
    expect((await stored()).aiResponse).toBe('Un dernier.');
  });

  it('that began before the edit is offered too', async () => {
    await generate('Un texte.');
    const base = (await at.entry())?.lastUpdated ?? null;
    let save = () => {};
    const saved = new Promise<unknown>((resolve) => {
      save = () => resolve(at.save({ aiResponse: 'Mon texte.' }));
    });
    // The provider's reply ends only after the edit is stored.
    flows.provider.answers(async ({ piece, end }) => {
      piece('Un autre.');
      await saved;
      end('stop');
    });
    const { reply } = await at.follow({ answers: ideaAnswers, base }, undefined, save);
    const versions = await at.versions();
    expect((await stored()).aiResponse).toBe('Mon texte.');
    expect(versions).toEqual([
      { cause: 'generated', text: 'Un texte.' },
      { cause: 'offered', text: 'Un autre.' },
    ]);
    expect(reply?.result).toMatchObject({ aiResponse: 'Un autre.', superseded: true });
  });
});

it('a restored version is edited or not as it was', async () => {
  await generate('Un texte.');
  await at.save({ aiResponse: 'Mon texte.' });
  const { person, projectId } = at;
  const restore = async (cause: string) => {
    const versions = await person.act(listVersions, { projectId, module: 'idea' });
    const version = versions.find((one) => one.cause === cause)?.id ?? '';
    const base = new Date((await at.entry())?.lastUpdated ?? '');
    await person.act(restoreVersion, { projectId, module: 'idea', version, base });
  };
  await restore('generated');
  expect((await stored()).aiResponseEdited).toBe(false);
  await restore('edited');
  expect(await stored()).toEqual(edited('Mon texte.'));
});

it('the analysis of a journal is noted the same way', async () => {
  await givePremium(flows, at.person);
  const journal = await moduleFlows(flows, at.person, 'journal');
  await journal.save({ aiAnalysis: 'Le four revient.' }, null);
  await journal.save({ aiAnalysis: 'Le four revient souvent.' });
  expect(await journal.entry()).toMatchObject({
    aiAnalysis: 'Le four revient souvent.',
    aiAnalysisEdited: true,
  });
});
