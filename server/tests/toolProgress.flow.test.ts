import { type FlowPerson, type Flows, newPerson, openFlows } from '@elan/testing/flows/flows';
import { moduleFlows } from '@elan/testing/flows/moduleFlows';
import { ideaAnswers } from '@elan/testing/people/person';
import { someEntry, someIdeas, somePersonas, someScore } from '@elan/testing/provider/structures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let flows: Flows;
let founder: FlowPerson;
beforeAll(async () => {
  const founderEmail = 'fondatrice@exemple.quebec';
  flows = await openFlows({ FOUNDER_EMAILS: founderEmail });
  founder = await newPerson(flows, founderEmail);
});
afterAll(() => flows.close());

const [idea] = someIdeas(1);
const [persona] = somePersonas(1);
const score = someScore();
const entry = someEntry;

describe('the list of projects', () => {
  it.each([
    ['journal', { entries: [entry] }, { entries: [] }],
    ['personas', { personas: [persona] }, { personas: [] }],
  ])(
    'counts %s once something is in it, and no longer once it is empty',
    async (module, some, none) => {
      const at = await moduleFlows(flows, founder, module);
      expect(await at.summary()).toMatchObject({ progress: 0, status: 'new' });
      await at.save(none);
      expect(await at.summary()).toMatchObject({ progress: 0, completed_modules: [] });
      await at.save(some);
      expect(await at.summary()).toMatchObject({
        progress: 9,
        status: 'inProgress',
        completed_modules: [module],
      });
      await at.save({ comments: 'note' });
      expect(await at.summary()).toMatchObject({ progress: 9, completed_modules: [module] });
      await at.save(none);
      expect(await at.summary()).toMatchObject({
        progress: 0,
        status: 'new',
        completed_modules: [],
      });
    },
  );

  it('counts a score, and ideas without the tick until the questions are answered', async () => {
    const at = await moduleFlows(flows, founder, 'maturity');
    await at.save({ score });
    expect(await at.summary()).toMatchObject({ progress: 9, completed_modules: ['maturity'] });
    await at.save({ hasIdea: true }, undefined, 'brainstorm');
    expect(await at.summary()).toMatchObject({ progress: 18, completed_modules: ['maturity'] });
    await at.save({ hasIdea: false }, undefined, 'brainstorm');
    expect(await at.summary()).toMatchObject({ progress: 9 });
    await at.save({ generatedIdeas: [idea] }, undefined, 'brainstorm');
    expect(await at.summary()).toMatchObject({ progress: 18 });
  });

  it('ticks no module for a ready-made answer, until it is confirmed or changed', async () => {
    const at = await moduleFlows(flows, founder, 'idea');
    const answers = ideaAnswers;
    const written = { answers, aiResponse: '## Forces', defaultedAnswers: ['problemSolved'] };
    await at.save(written);
    expect(await at.summary()).toMatchObject({
      progress: 9,
      completed_modules: [],
      modules_with_content: ['idea'],
    });
    await at.save({ defaultedAnswers: [] });
    expect(await at.summary()).toMatchObject({ completed_modules: ['idea'] });
    await at.save(written);
    expect(await at.summary()).toMatchObject({ completed_modules: [] });
    await at.save({ answers: { ...answers, problemSolved: 'Mes mots.' } });
    expect(await at.summary()).toMatchObject({ completed_modules: ['idea'] });
  });

  it('does not count a journal that has only its analysis left', async () => {
    const at = await moduleFlows(flows, founder, 'journal');
    await at.save({ entries: [entry], aiAnalysis: 'Tout va bien.' });
    await at.save({ entries: [] });
    expect(await at.entry()).toMatchObject({ entries: [], aiAnalysis: 'Tout va bien.' });
    expect(await at.summary()).toMatchObject({
      progress: 0,
      completed_modules: [],
      modules_with_content: [],
    });
  });
});
