import { languages } from '@elan/domain/language';
import { describe, expect, it } from 'vitest';
import { catalogue, journey, type ModuleKey } from '../catalogue.ts';
import { prompts, revisePrompt } from '../prompts.ts';
import { callsOf } from '../testing/inAllCalls.ts';
import { richInput } from '../testing/richProject.ts';
import type { ModulePrompt } from './prompt.ts';
import { adviceMark } from './voice.ts';

/** The modules whose texts lenders read. */
const inDossiers: readonly ModuleKey[] = [
  'idea',
  'analysis',
  'business-plan',
  'marketing',
  'rd',
  'finances',
  'environmental',
];
const forbids = { fr: 'jamais «\u00a0vous\u00a0»', en: 'never “you”' } as const;
const speaksTo = { fr: 'Vous écrivez à une personne', en: 'You write to a person' } as const;

describe.each(languages)('the voice of texts in %s', (language) => {
  it('is that of the business in every call of a module that goes into a dossier, and of no other', () => {
    const speaking = journey.filter((definition) => {
      const key = definition.key as ModuleKey;
      const calls = callsOf(prompts[key], richInput(definition, language));
      const isForLender = calls.map(
        ([system, user]) =>
          user.content.includes(forbids[language]) && !system.content.includes(speaksTo[language]),
      );
      expect(new Set(isForLender).size, key).toBe(1);
      return isForLender[0];
    });
    expect(speaking.map(({ key }) => key).toSorted()).toEqual(inDossiers.toSorted());
  });

  it('marks what speaks to the person: the advice and nothing else', () => {
    for (const key of inDossiers) {
      const asked = callsOf(prompts[key], richInput(catalogue[key], language)).flatMap(([, user]) =>
        user.content.split(/^## /m).slice(1),
      );
      const marked = asked.filter((section) => section.includes(`\n${adviceMark[language]}`));
      const titles = marked.map((section) => section.split('\n')[0]);
      const advice = journey
        .find((module) => module.key === key)
        ?.sections.filter((section) => section.advice)
        .map(({ title }) => title[language]);
      expect(titles, key).toEqual(advice);
    }
  });

  it('is that of the section where a part is revised', () => {
    const revising = (title: string) => {
      const { text }: ModulePrompt = prompts.finances;
      const written = `## ${title}\n\nDu pain.\n`;
      const heading = { depth: 2, words: title, start: 0, end: written.indexOf('\n') + 1 };
      const section = { heading, start: 0, end: written.length };
      if (!text) throw new Error('nothing to revise');
      const place = { start: heading.end + 1, end: written.length - 1, section, isSection: true };
      const prompt = revisePrompt(catalogue.finances, text, {
        text: written,
        place,
        instruction: 'x',
      });
      return prompt.messages(richInput(catalogue.finances, language));
    };
    const [{ content: forLender }, ask] = revising(catalogue.finances.sections[0].title[language]);
    expect(ask.content).toContain(forbids[language]);
    expect(forLender).not.toContain(speaksTo[language]);
    const [{ content: forPerson }, advice] = revising(
      catalogue.finances.sections.at(-1)?.title[language] ?? '',
    );
    expect(advice.content).not.toContain(forbids[language]);
    expect(forPerson).toContain(speaksTo[language]);
  });
});
