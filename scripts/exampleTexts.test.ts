import { languages } from '@elan/domain/language';
import { newEntry } from '@elan/domain/project/journal';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { forOthers, withoutAdvice } from '@elan/domain/questionnaire/advice';
import { journey, type ModuleKey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { aMorning } from '@elan/modules/testing/aMorning';
import { inAllCalls } from '@elan/modules/testing/inAllCalls';
import { addressing, frenchFaults } from '@elan/modules/testing/texts';
import { describe, expect, it } from 'vitest';
import type { ExampleProject } from '../e2e/projects/project.ts';
import { projects } from '../e2e/projects/projects.ts';
import { readPrompt } from '../sandbox/ai/prompt/readPrompt.ts';
import { compose } from '../sandbox/ai/sections/compose.ts';
import { composeStructure } from '../sandbox/ai/structures/composeStructure.ts';

/** Date of the first entry. The others follow at intervals of five days. */
const firstDay = Date.UTC(2026, 4, 4, 16);

function entriesOf({ entries }: ExampleProject) {
  return entries.map((entry, at) => newEntry([], entry, new Date(firstDay + at * 432_000_000)));
}

/** @returns every text in a structure. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** @returns what the sandbox writes for a project, one module after the other, each based on the previous ones. */
function written(project: ExampleProject, language: (typeof languages)[number]) {
  const modules: Record<string, ModuleContent> = {};
  return journey.map((definition) => {
    const key = definition.key as ModuleKey;
    const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = project.answers;
    const own = { answers: answers[key] ?? {}, comments: project.comments[key] ?? '' };
    const entries = definition.kind === 'journal' ? entriesOf(project) : undefined;
    const input = {
      now: aMorning,
      journey,
      language,
      project: { name: project.name, description: project.description },
      ...own,
      entries,
      modules: { ...modules },
    };
    const { name: structure } = prompts[key].schema ?? {};
    const text = inAllCalls(prompts[key], input, (messages) => {
      const prompt = readPrompt(messages);
      return composeStructure(prompt, structure, 0) ?? compose(prompt, 0);
    });
    const kept = prompts[key].read({ text, ending: 'complete' }, language);
    modules[key] = { ...own, ...(entries && { entries }), ...kept };
    const lines = structure === undefined ? text.split('\n') : textsIn(JSON.parse(text));
    return { definition, key, comments: own.comments, kept, lines };
  });
}

const cases = Object.entries(projects).flatMap(([kind, byLanguage]) =>
  languages.map((language) => ({ kind, language, project: byLanguage[language] })),
);

describe.each(cases)(
  'what the sandbox writes of the $kind in $language',
  ({ language, project }) => {
    const texts = written(project, language);

    it('is kept by every module, and takes up what is added', () => {
      for (const { key, comments, kept, lines } of texts) {
        expect(kept, key).toBeDefined();
        if (comments !== '') expect(lines.join('\n')).toContain(comments.replace(/\.$/, ''));
      }
    });

    it('joins the person’s words without a scar', () => {
      for (const { key, lines } of texts) {
        for (const line of lines) {
          expect(line, key).not.toMatch(
            /undefined|NaN|\[object|(?<!\.)\.\.(?!\.)|[.…]\.[”»]| ,|“”|«\s*»/,
          );
        }
      }
    });

    it('repeats nothing in one text, but for the table rows that answer a plan', () => {
      for (const { key, lines } of texts.filter((one) => one.kept?.aiResponse !== undefined)) {
        const sentences = lines.filter((line) => line.length > 60 && !line.startsWith('|'));
        expect(new Set(sentences).size, key).toBe(sentences.length);
      }
    });

    it('speaks to the person in the advice alone, which no lender reads', () => {
      for (const { definition, kept } of texts) {
        const text = kept?.aiResponse ?? '';
        const read = forOthers(text, definition).split('\n');
        expect(
          read.filter((line) => addressing(line, language).length > 0),
          definition.key,
        ).toEqual([]);
        const hasAdvice = definition.sections.some(({ advice }) => advice);
        expect(withoutAdvice(text, definition) !== text, definition.key).toBe(hasAdvice);
      }
    });

    it(`is ${language === 'fr' ? 'Quebec French' : 'Canadian English'}`, () => {
      const all = texts.flatMap(({ lines }) => lines);
      if (language === 'fr') {
        // Users type a normal space as thousands separator.
        const typed = all.map((line) => line.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0'));
        expect(typed.flatMap(frenchFaults)).toEqual([]);
        expect(all.filter((line) => /‘|\b(?:to (?:verify|specify)|you say)\b/.test(line))).toEqual(
          [],
        );
        return;
      }
      const foreign =
        /[«»]|\bà (?:préciser|vérifier)\b|\b(?:centers?|colors?|favors?|labor|neighbors?|liters?|meters?|checks? (?:for|of) \$)\b/i;
      const translated =
        /\b(?:is|are|remains?)(?: still)? to (?:verify|specify|find)\b|\bdelays?\b/i;
      expect(all.filter((line) => foreign.test(line) || translated.test(line))).toEqual([]);
    });
  },
);
