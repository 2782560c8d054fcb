import { type Language, languages } from '@elan/domain/language';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import { describe, expect, it } from 'vitest';
import { analysis } from '../analysis/analysis.module.ts';
import { journey, type ModuleKey } from '../catalogue.ts';
import { idea } from '../idea/idea.module.ts';
import { prompts } from '../prompts.ts';
import { frenchFaults } from '../testing/texts.ts';
import { readDataBlock } from './dataBlock.ts';
import { maxWords } from './outline.ts';
import { otherModulesLimit, type ProjectData } from './projectData.ts';
import type { PromptInput } from './prompt.ts';
import { writeUpPrompt } from './writeUpPrompt.ts';

function input(over: Partial<PromptInput> & { language: Language }): PromptInput {
  return {
    project: { name: 'P', description: '' },
    answers: {},
    comments: '',
    modules: {},
    ...over,
  };
}

function dataOf(system: string): ProjectData {
  return readDataBlock('project_data', system) as ProjectData;
}

/** What a section of a module may rest on, as the outline names it. */
function placesFrom(key: ModuleKey): ReadonlySet<string> {
  return new Set(
    journey.flatMap((module) => {
      const own = module.key === key;
      if (own && module.kind === 'journal') return ['entries'];
      const ids = module.questions.map(({ id }) => (own ? id : `${module.key}.${id}`));
      return own ? ids : [module.key, ...ids];
    }),
  );
}

describe.each(Object.keys(prompts) as ModuleKey[])('the prompt of %s', (key) => {
  const definition = journey.find((module) => module.key === key);

  it.each(languages)('asks in %s for each promised section, once and in order', (language) => {
    const [system, user] = prompts[key].messages(input({ language }));
    const titles = user.content.split('\n').filter((line) => line.startsWith('## '));
    expect(titles).toEqual(definition?.sections.map(({ title }) => `## ${title[language]}`));
    expect(system.role).toBe('system');
    expect(user.role).toBe('user');
  });

  it.each(languages)('ends by itself within 3,000 tokens in %s', (language) => {
    const [, user] = prompts[key].messages(input({ language }));
    const budgets = [...user.content.matchAll(/\((\d+) (?:mots au plus|words at most)\)/g)];
    const total = budgets.reduce((sum, [, words]) => sum + Number(words), 0);
    expect(budgets).toHaveLength(definition?.sections.length ?? 0);
    expect(total).toBeLessThanOrEqual(maxWords);
    if (total === 0) expect(user.content).toMatch(/3[\s,]000 (?:jetons|tokens)/);
    else expect(user.content).toContain(language === 'fr' ? `${total} mots` : `${total} words`);
  });

  it('rests each section on answers that exist', () => {
    const [, user] = prompts[key].messages(input({ language: 'en' }));
    const rests = [...user.content.matchAll(/ Rests on: ([^ ]+(?:, [^ ]+)*)\. \(/g)];
    expect(rests).toHaveLength(definition?.sections.length ?? 0);
    const places = rests.flatMap(([, list = '']) => list.split(', '));
    expect(places.filter((place) => !placesFrom(key).has(place))).toEqual([]);
  });

  it('is written in the French of the product', () => {
    const [system, user] = prompts[key].messages(input({ language: 'fr' }));
    const ours = `${system.content.slice(0, system.content.indexOf('<project_data>'))}\n${user.content}`;
    // The schema of a structured reply is on a line of its own.
    const lines = ours.split('\n').filter((line) => !line.startsWith('{'));
    expect(lines.flatMap(frenchFaults)).toEqual([]);
  });
});

describe('the project data', () => {
  it('keeps the longest answers of the current module whole', () => {
    const long = 'é<'.repeat(maxAnswerLength / 2);
    const [system] = prompts.idea.messages(
      input({ language: 'fr', answers: { businessIdea: long } }),
    );
    expect(dataOf(system.content).currentModule.answers[0]?.answer).toBe(long);
  });

  it('leaves out a text of an earlier module that does not fit, whole, and says so', () => {
    const tooLong = 'x'.repeat(otherModulesLimit);
    const modules = { idea: { answers: { location: 'Gaspé' }, aiResponse: tooLong } };
    const [system] = prompts.analysis.messages(input({ language: 'fr', modules }));
    const data = dataOf(system.content);
    expect(data.otherModules).toEqual([
      { key: 'idea', title: 'Mon idée', answers: [expect.objectContaining({ answer: 'Gaspé' })] },
    ]);
    expect(data.leftOut).toEqual(['idea.writeUp']);
  });

  it('holds neither unknown modules nor the current one among the others', () => {
    const entry = { answers: { location: 'Gaspé', competitors: 'Lise' }, aiResponse: 'Texte' };
    const modules = { idea: entry, analysis: entry, toString: entry };
    const [system] = prompts.idea.messages(input({ language: 'fr', modules }));
    expect(dataOf(system.content).otherModules.map(({ key }) => key)).toEqual(['analysis']);
  });

  it('leaves blank answers out and says nothing of blank comments', () => {
    const [system, user] = prompts.idea.messages(
      input({ language: 'en', answers: { location: ' \n', budget: '' }, comments: '  ' }),
    );
    expect(dataOf(system.content).currentModule.answers).toEqual([]);
    expect(user.content).not.toContain('comments');
  });
});

describe('the builder', () => {
  it('does not compile without an instruction for each section', () => {
    const instruction = { ask: { fr: 'Dites.', en: 'Say.' }, restsOn: ['businessIdea'], words: 10 };
    const goal = { fr: 'But.', en: 'Goal.' };
    // @ts-expect-error four sections of the idea have no instruction
    writeUpPrompt(idea, { goal, sections: { strengths: instruction } });
    // @ts-expect-error no section of the analysis has this id
    writeUpPrompt(analysis, { goal, sections: { plan: instruction } });
  });
});
