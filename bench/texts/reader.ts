import { type ModuleEntry, maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import { maxWriteUpLength } from '@elan/domain/writeUp/length';
import { journey } from '@elan/modules/catalogue';
import type { HostileText } from '../loop/hostileTexts.ts';

/** A text at a share of its field's limit, and a project with that text in every field. */
export interface Sample {
  /**
   * @param most the field's limit.
   * @returns the text, at most that long.
   */
  readonly text: (most: number) => string;
  /** @returns the modules of a project, filled with the text. */
  readonly modules: () => Readonly<Record<string, ModuleEntry>>;
}

/** Prepares the input of a function under test. Only the returned function is measured. */
export type Reader = (sample: Sample) => () => unknown;

/** @returns a reader of one text. */
export const reads =
  (read: (text: string) => unknown, most: number = maxWriteUpLength): Reader =>
  (sample) => {
    const text = sample.text(most);
    return () => read(text);
  };

/** @returns a reader of a project's modules. */
export const readsModules =
  (read: (modules: Readonly<Record<string, ModuleEntry>>) => unknown): Reader =>
  (sample) => {
    const modules = sample.modules();
    return () => read(modules);
  };

export function sampleOf({ of }: HostileText, share: number): Sample {
  const text = (most: number) => of(Math.floor(most * share));
  let modules: Readonly<Record<string, ModuleEntry>> | undefined;
  return {
    text,
    modules: () => {
      modules ??= Object.fromEntries(journey.map((one) => [one.key, filledEntry(one, text)]));
      return modules;
    },
  };
}

const journalOf = 8;
/** The modules with a text. A document reads each of them in the same way, so two are enough. */
const withText = new Set(['idea', 'business-plan']);

function filledEntry(
  { kind, questions, key }: (typeof journey)[number],
  text: Sample['text'],
): ModuleEntry {
  const answer = text(maxAnswerLength);
  const aiResponse = text(maxWriteUpLength);
  const line = text(600);
  const answers = questions.map((one) => [
    one.id,
    one.kind === 'select' ? (one.options[0]?.id ?? '') : answer,
  ]);
  const entry = { title: text(200), content: text(10_000), mood: 'neutral' as const, tags: [] };
  return {
    lastUpdated: '2026-11-23T12:00:00.000Z',
    answers: Object.fromEntries(answers),
    comments: text(maxCommentsLength),
    ...(kind === 'writeUp' && withText.has(key)
      ? { aiResponse, twin: { language: 'en', text: aiResponse, of: '' } }
      : {}),
    ...(kind === 'journal'
      ? {
          aiAnalysis: aiResponse,
          entries: Array.from({ length: journalOf }, (_, at) => ({
            ...entry,
            id: `${at}`,
            date: '2026-11-23T12:00:00.000Z',
          })),
        }
      : {}),
    ...(key === 'brainstorm'
      ? { selectedIdea: { title: line, sector: line, description: answer } }
      : {}),
  };
}
