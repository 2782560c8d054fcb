import type { Language } from '@elan/domain/language';
import { journey } from '@elan/modules/catalogue';
import { type CheckName, checks, checksOfStructures } from './checks/checks.ts';
import { checkStructure, textsIn } from './checks/structure.ts';
import type { WrittenModule } from './writeProject.ts';

/** The result of one check of one reply, which passes if there are no faults. */
export interface Verdict {
  readonly check: CheckName;
  readonly faults: readonly string[];
}

const ownWords: readonly string[] = journey.flatMap(
  ({ title, shortTitle, questions, sections }) => [
    ...textsIn([title, shortTitle]),
    ...textsIn(questions),
    ...textsIn(sections),
  ],
);

/**
 * Applies all checks for this kind of reply.
 * @param material what the user wrote.
 */
export function judge(
  { definition, content, asked, words }: WrittenModule,
  language: Language,
  material: readonly string[],
): readonly Verdict[] {
  if (!content) return [];
  const text = content.aiResponse ?? content.aiAnalysis;
  const headings = definition.sections.map(({ title }) => title[language]);
  if (text !== undefined) {
    const advice =
      definition.kind === 'writeUp'
        ? definition.sections.filter((one) => one.advice).map(({ title }) => title[language])
        : undefined;
    const evaluated = { language, text, material, headings, advice, ownWords, asked, words };
    return Object.entries(checks).map(([check, run]) => ({
      check: check as CheckName,
      faults: run(evaluated),
    }));
  }
  const evaluated = {
    language,
    text: textsIn(content).join('\n'),
    material,
    headings: [],
    advice: undefined,
    ownWords,
    asked,
    words: undefined,
  };
  return [
    { check: 'structure', faults: checkStructure(content) },
    ...checksOfStructures.map((check) => ({ check, faults: checks[check](evaluated) })),
  ];
}
