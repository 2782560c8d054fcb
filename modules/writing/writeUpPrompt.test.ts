import { type Language, languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { analysis } from '../analysis/analysis.module.ts';
import { journey, type ModuleKey } from '../catalogue.ts';
import { idea } from '../idea/idea.module.ts';
import { autoFillPrompt, prompts } from '../prompts.ts';
import { aMorning } from '../testing/aMorning.ts';
import { callsOf } from '../testing/inAllCalls.ts';
import { frenchFaults } from '../testing/texts.ts';
import { type CallLength, maxTokens, spareTokens, tokensPerWord } from './length.ts';
import type { PromptInput } from './prompt.ts';
import { writeUpPrompt } from './writeUpPrompt.ts';

function input(over: Partial<PromptInput> & { language: Language }): PromptInput {
  return {
    now: aMorning,
    journey,
    project: { name: 'P', description: '' },
    answers: {},
    comments: '',
    modules: {},
    ...over,
  };
}

/** The tokens available for the words of a call: the maximum without the reserve. */
const most = maxTokens - spareTokens;

function tokensOf(length: CallLength, language: Language): number {
  const { text, figures, structure } = tokensPerWord[language];
  return (
    (length.text ?? 0) * text +
    (length.figures ?? 0) * figures +
    (length.structure ?? 0) * structure
  );
}

function wordsOf({ text = 0, figures = 0, structure = 0 }: CallLength): number {
  return text + figures + structure;
}

/** @returns the fields on which a section of a module may be based, in the notation of the outline. */
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

it.each([
  ['fr', 'guillemets'],
  ['en', 'quotation marks'],
] as const)(
  'asks in %s for quotations in a text for the person, for none where a lender reads',
  (language, marks) => {
    const rule = (key: ModuleKey) =>
      callsOf(prompts[key], input({ language })).map(([system, user]) =>
        `${system.content}\n${user.content}`.split('\n').filter((line) => line.includes(marks)),
      );
    const without = language === 'fr' ? 'sans guillemets' : 'without quotation marks';
    const quoted = language === 'fr' ? 'entre guillemets' : 'in quotation marks';
    expect(rule('journal')[0]).toContainEqual(expect.stringContaining(quoted));
    const forLender = [expect.stringContaining(without)];
    expect(rule('finances')).toEqual([forLender]);
    expect(rule('business-plan')).toEqual([forLender, forLender]);
  },
);

describe.each(Object.keys(prompts) as ModuleKey[])('the prompt of %s', (key) => {
  const definition = journey.find((module) => module.key === key);

  it.each(languages)('asks in %s for each promised section, once and in order', (language) => {
    const calls = callsOf(prompts[key], input({ language }));
    const titles = calls
      .flatMap(([, user]) => user.content.split('\n'))
      .filter((line) => line.startsWith('## '));
    expect(titles).toEqual(definition?.sections.map(({ title }) => `## ${title[language]}`));
    for (const messages of calls) {
      expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    }
  });

  it.each(languages)('ends below the limit of a call in %s', (language) => {
    const { lengths } = prompts[key];
    expect(lengths).toHaveLength(callsOf(prompts[key], input({ language })).length);
    for (const length of lengths) expect(tokensOf(length, language)).toBeLessThanOrEqual(most);
  });

  it.each(languages)('asks in %s for the declared length', (language) => {
    const calls = callsOf(prompts[key], input({ language }));
    const counted = calls.map((_, at) => wordsOf(prompts[key].lengths[at] ?? {}));
    const asked = calls.map(([, { content }]) =>
      [...content.matchAll(/\((\d+) (?:mots au plus|words at most)\)/g)].reduce(
        (sum, [, words]) => sum + Number(words),
        0,
      ),
    );
    if (definition?.sections.length === 0) {
      expect(calls[0]?.[1].content).toMatch(/\d+ (?:mots au plus|words at most)/);
      return;
    }
    expect(asked).toEqual(counted);
    for (const [at, [, { content }]] of calls.entries()) {
      expect(content).toContain(language === 'fr' ? `${counted[at]} mots` : `${counted[at]} words`);
    }
  });

  it('bases each section on answers that exist, of modules that it uses', () => {
    const places = callsOf(prompts[key], input({ language: 'en' })).flatMap(([, user]) =>
      [...user.content.matchAll(/ Rests on: ([^ ]+(?:, [^ ]+)*)\. \(/g)].map(([, list = '']) =>
        list.split(', '),
      ),
    );
    expect(places).toHaveLength(definition?.sections.length ?? 0);
    expect(places.flat().filter((place) => !placesFrom(key).has(place))).toEqual([]);
    const others = places.flat().filter((place) => place.includes('.'));
    const drawsOn: readonly string[] = prompts[key].drawsOn;
    expect(others.filter((place) => !drawsOn.includes(place.split('.')[0] ?? ''))).toEqual([]);
  });

  it('is written in the French of the product', () => {
    const ours = callsOf(prompts[key], input({ language: 'fr' }))
      .map(([{ content }, user]) => [
        content.slice(0, content.indexOf('<project_data>')),
        user.content,
      ])
      .flat(2);
    // The schema of a structured reply is on its own line, and so is an unfinished text.
    const lines = ours.flatMap((text) => text.split('\n')).filter((line) => !/^[{"]/.test(line));
    expect(lines.flatMap(frenchFaults)).toEqual([]);
  });
});

describe('the builder', () => {
  it('does not compile without an instruction for each section', () => {
    const instruction = { ask: { fr: 'Dites.', en: 'Say.' }, restsOn: ['businessIdea'], words: 10 };
    const goal = { fr: 'But.', en: 'Goal.' };
    // @ts-expect-error four sections of the idea have no instruction
    writeUpPrompt(idea, { drawsOn: [], goal, sections: { strengths: instruction } });
    // @ts-expect-error no section of the analysis has this id
    writeUpPrompt(analysis, { drawsOn: [], goal, sections: { plan: instruction } });
  });
});

it('asks for an auto-fill of the longest questionnaire that fits in a call', () => {
  const lengths = journey.flatMap(
    (definition) => autoFillPrompt(definition, definition.questions, []).lengths,
  );
  for (const length of lengths) {
    for (const language of languages) {
      expect(tokensOf(length, language)).toBeLessThanOrEqual(most);
    }
  }
});
