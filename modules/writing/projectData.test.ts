import { type Language, languages } from '@elan/domain/language';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, journey } from '../catalogue.ts';
import { prompts } from '../prompts.ts';
import { aMorning } from '../testing/aMorning.ts';
import { richInput } from '../testing/richProject.ts';
import { costWithin, readDataBlock } from './dataBlock.ts';
import { type ProjectData, projectData, projectRoom } from './projectData.ts';
import type { PromptInput } from './prompt.ts';

function dataOf(
  definition: ModuleDefinition,
  over: Partial<PromptInput>,
  drawsOn: readonly string[] = [],
  restsOn: readonly string[] = [],
): ProjectData {
  const language: Language = 'fr';
  const input = {
    now: aMorning,
    journey,
    language,
    project: { name: 'P', description: '' },
    answers: {},
    comments: '',
    modules: {},
    ...over,
  };
  return projectData(definition, input, { drawsOn, restsOn });
}

describe('the project data', () => {
  it('keeps the longest answers of the current module whole, and then lists what had no room', () => {
    const long = 'é<'.repeat(maxAnswerLength / 2);
    const ids = catalogue.idea.questions.filter((question) => question.kind === 'longText');
    const answers = Object.fromEntries(ids.map(({ id }) => [id, long]));
    const modules = { analysis: { answers: { competitors: 'Lise' } } };
    const data = dataOf(catalogue.idea, { answers, modules });
    expect(data.currentModule.answers.map(({ answer }) => answer)).toEqual(ids.map(() => long));
    expect(data.otherModules).toEqual([]);
    expect(data.leftOut).toEqual(['analysis.competitors']);
  });

  it.each(languages)('gives the plan the amount that the cover asks for: %s', (language) => {
    const input = { now: aMorning, journey, language, answers: {}, comments: '', modules: {} };
    const sent = (amountAsked?: number) =>
      prompts['business-plan']
        .messages({ ...input, project: { name: 'P', description: '', amountAsked } })
        .map(({ content }) => content)
        .join('\n');
    expect(sent(90_000_00)).toContain(
      `"financingAsked":"${{ fr: '90\u00a0000\u00a0$', en: '$90,000' }[language]}"`,
    );
    expect(sent(90_000_00)).toMatch(/jamais à préciser|never leaves it to be completed/);
    expect(sent()).not.toContain('financingAsked');
  });

  it('leaves out the whole of a text that does not fit, and lists it', () => {
    const modules = {
      idea: { answers: { location: 'Gaspé' }, aiResponse: 'x'.repeat(projectRoom) },
    };
    const data = dataOf(catalogue.analysis, { modules }, ['idea'], ['idea']);
    expect(data.otherModules).toEqual([
      { key: 'idea', title: 'Mon idée', answers: [expect.objectContaining({ answer: 'Gaspé' })] },
    ]);
    expect(data.leftOut).toEqual(['idea.writeUp']);
  });

  it('includes neither unknown modules nor the current one among the others', () => {
    const entry = { answers: { location: 'Gaspé', competitors: 'Lise' } };
    const modules = { idea: entry, analysis: entry, toString: entry };
    const data = dataOf(catalogue.idea, { modules });
    expect(data.otherModules.map(({ key }) => key)).toEqual(['analysis']);
  });

  it('leaves blank answers and blank comments out', () => {
    const answers = { location: ' \n', budget: '' };
    const modules = { analysis: { answers: {}, comments: ' ' } };
    const data = dataOf(catalogue.idea, { answers, modules }, ['analysis']);
    expect(data.currentModule.answers).toEqual([]);
    expect(data.otherModules).toEqual([]);
  });

  it('gives the day in Montréal on which each module was saved', () => {
    // In Montréal, it is still the evening before.
    const lastUpdated = '2026-11-01T03:30:00.000Z';
    const modules = { analysis: { answers: { competitors: 'Lise' }, lastUpdated } };
    const data = dataOf(catalogue.idea, { modules });
    expect(data.otherModules[0]?.answeredOn).toBe('2026-10-31');
    expect(data.currentModule.answeredOn).toBe('2026-11-23');
    const saved = dataOf(catalogue.idea, { answeredAt: new Date(lastUpdated) });
    expect(saved.currentModule.answeredOn).toBe('2026-10-31');
  });
});

it('includes the journal only for the score, even if another prompt asks for it', () => {
  const { journal } = richInput(catalogue.maturity, 'fr').modules;
  if (!journal) throw new Error('a rich project without a journal');
  const seenBy = (definition: ModuleDefinition) =>
    dataOf(definition, { modules: { journal } }, ['journal'], ['journal']).otherModules.length;
  expect(seenBy(catalogue['business-plan'])).toBe(0);
  expect(seenBy(catalogue.maturity)).toBe(1);
});

it('fills the room in a fixed order: the modules used most, the chosen idea, other answers, write-ups', () => {
  // Each text is longer than the one before, so that none fits after an earlier one did not.
  const long = (hundreds: number) => 'x'.repeat(hundreds * 100);
  const modules = {
    marketing: { answers: { brandName: long(8) }, comments: 'Ni lus, ni omis.' },
    brainstorm: { selectedIdea: { title: long(6), sector: '', description: '' } },
    analysis: { answers: { competitors: long(2) }, comments: long(4), aiResponse: long(10) },
  };
  const order = [
    'analysis.competitors',
    'analysis.comments',
    'brainstorm.selectedIdea',
    'marketing.brandName',
    'analysis.writeUp',
  ];
  const left = Array.from({ length: 40 }, (_, at) => {
    const comments = 'x'.repeat(projectRoom - at * 100);
    return dataOf(catalogue.idea, { comments, modules }, ['analysis'], ['analysis']).leftOut;
  });
  for (const leftOut of left) expect(leftOut).toEqual(order.slice(order.length - leftOut.length));
  expect(new Set(left.map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

it('never exceeds the room unless the current module does', () => {
  const keys = journey.map(({ key }) => key);
  const text = fc.integer({ min: 1, max: 2_000 }).map((length) => 'é<'.repeat(length / 2));
  const some = fc.subarray(keys);
  const project = fc.record({
    definition: fc.constantFrom(...journey),
    language: fc.constantFrom(...languages),
    comments: fc.nat(projectRoom).map((length) => 'x'.repeat(length)),
    written: fc.array(text, { minLength: 1, maxLength: 20 }),
    drawsOn: some,
    restsOn: some,
  });
  fc.assert(
    fc.property(project, ({ definition, language, comments, written, drawsOn, restsOn }) => {
      const { modules, entries } = richInput(catalogue.maturity, language);
      let at = 0;
      const next = () => written[at++ % written.length] ?? '';
      const full = Object.fromEntries(
        journey.map(({ key, questions }) => {
          const answers = Object.fromEntries(questions.map(({ id }) => [id, next()]));
          return [key, { ...modules[key], answers, comments: next(), aiResponse: next() }];
        }),
      );
      const over = { language, comments, modules: full, entries };
      const data = dataOf(definition, over, drawsOn, restsOn);
      const size = costWithin(Number.POSITIVE_INFINITY, [data, comments]);
      if (data.otherModules.length > 0) expect(size).toBeLessThanOrEqual(projectRoom);
    }),
  );
});

describe.each(journey)('the prompt of $key', (definition) => {
  const readsJournal = ['journal', 'maturity'].includes(definition.key);
  const key = definition.key as keyof typeof prompts;
  const input = richInput(definition, 'fr');
  const calls = [
    prompts[key].messages(input),
    ...(prompts[key].continuations?.(input) ?? []).map((next) => next('Le début.')),
  ];

  it('contains no rejected idea, no earlier score, and the journal only for its own prompt and the score', () => {
    for (const [{ content }] of calls) {
      expect(content).not.toContain('rejected idea');
      expect(content).not.toContain('timeline)');
      expect(content.includes('content of day 12')).toBe(readsJournal);
      expect(content).not.toContain('Ce que je réponds (analysis)');
    }
  });

  it('marks personas as fictitious wherever it contains them', () => {
    for (const [{ content }] of calls) {
      const data = readDataBlock('project_data', content) as ProjectData;
      const personas = data.otherModules.find((other) => other.key === 'personas');
      if (personas) expect(Object.keys(personas.result ?? {})).toEqual(['fictitiousPersonas']);
      expect(content).not.toContain('"personas":');
    }
  });
});

const sentence = 'Mes clients ne trouvent pas encore d’offre.';
const idea = { answers: { businessIdea: 'Du pain de nuit', problemSolved: sentence } };
const planned = { team: 'Moi', timeline: 'within6Months' };

describe.each(languages)('answers that are not the person’s words, in %s', (language) => {
  const marked = { ...idea, defaultedAnswers: ['problemSolved'] };

  it('are left out when they are a ready-made sentence, in their module and in others', () => {
    const own = dataOf(catalogue.idea, { language, ...marked });
    const later = dataOf(catalogue.analysis, { language, modules: { idea: marked } }, ['idea']);
    for (const answers of [own.currentModule.answers, later.otherModules[0]?.answers]) {
      expect(answers?.map(({ id }) => id)).toEqual(['businessIdea']);
    }
    expect(JSON.stringify([own, later])).not.toContain(sentence);
    const edited = dataOf(catalogue.idea, { language, ...idea });
    expect(JSON.stringify(edited)).toContain(sentence);
  });

  it('are marked as defaults when they are a choice', () => {
    const asked = { language, answers: planned, defaultedAnswers: ['timeline'] };
    const { answers } = dataOf(catalogue['business-plan'], asked).currentModule;
    expect(answers.map(({ id, byDefault }) => [id, byDefault])).toEqual([
      ['timeline', true],
      ['team', undefined],
    ]);
  });
});
