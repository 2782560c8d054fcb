import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { type JournalEntry, newEntry } from '@elan/domain/project/journal';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { type Answers, answerLabel } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey, type ModuleKey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import type { CallLength } from '@elan/modules/writing/length';
import type { Messages, PromptInput } from '@elan/modules/writing/prompt';
import type { Writer } from '@elan/server/adapters/ai/openAi';
import { planPrompts } from '@elan/server/generation/planPrompts';
import { writeInCalls } from '@elan/server/generation/writeInCalls';
import { alwaysWritten, type EvaluatedProject } from './projects/project.ts';

/** The provider's reply for one module. */
export interface WrittenModule {
  readonly definition: ModuleDefinition;
  /** Undefined if there was no reply, or nothing in it could be used. */
  readonly content: ModuleContent | undefined;
  /** Why there is no content. */
  readonly failure: string | undefined;
  readonly ms: number;
  /** The messages that were sent, as one text. */
  readonly asked: string;
  /** The maximum number of words requested; undefined for a structured reply. */
  readonly words: number | undefined;
}

/**
 * The fixed dates on which the projects are written and their journals start, so that results do not depend on the
 * current date.
 */
const writtenAt = new Date('2026-11-23T15:00:00Z');
const firstEntry = Date.UTC(2026, 9, 5, 16);
const noMarks = { proposedAnswers: [], defaultedAnswers: [] };
const entriesEveryMs = 5 * 86_400_000;

/** @returns what the user wrote in a project; the answers to choices are given by their labels. */
export function materialOf(project: EvaluatedProject, language: Language): readonly string[] {
  const answers = journey.flatMap(({ key, questions }) => {
    const given = answersOf(project, key);
    return questions.map((question) => answerLabel(question, given[question.id] ?? '', language));
  });
  const entries = (project.entries ?? []).flatMap(({ title, content }) => [title, content]);
  const comments = Object.values(project.comments);
  return [project.name, project.description, ...answers, ...comments, ...entries].filter(
    (text) => text !== '',
  );
}

/** Writes the wanted modules of a project in the order of the journey, each based on the modules before it. */
export async function* writeProject(
  writer: Writer,
  project: EvaluatedProject,
  language: Language,
  wanted: (key: ModuleKey) => boolean,
): AsyncGenerator<WrittenModule> {
  const entries = entriesOf(project);
  const modules: Record<string, ModuleContent> = {};
  for (const definition of journey) {
    const key = definition.key as ModuleKey;
    const answers = answersOf(project, key);
    const isJournal = definition.kind === 'journal';
    const isAnswered = Object.keys(answers).length > 0 || (isJournal && entries.length > 0);
    if (!isAnswered && !alwaysWritten.includes(key)) continue;
    const own = {
      answers,
      comments: project.comments[key] ?? '',
      ...(isJournal ? { entries } : {}),
    };
    modules[key] = own;
    if (!wanted(key)) continue;
    const { [key]: _own, ...others } = modules;
    const started = performance.now();
    const done = await write(
      writer,
      { ...definition, key },
      {
        now: writtenAt,
        language,
        project: { name: project.name, description: project.description },
        ...own,
        journey,
        modules: others,
      },
    );
    if (done.content) modules[key] = { ...own, ...done.content };
    yield { definition, ...done, ms: performance.now() - started };
  }
}

/** Generates one module with as many calls as the server would make, but without streaming. */
async function write(
  writer: Writer,
  definition: ModuleDefinition & { readonly key: ModuleKey },
  input: PromptInput,
): Promise<Omit<WrittenModule, 'definition' | 'ms'>> {
  const { prompt, messages, continuations } = planPrompts(
    'generate',
    definition,
    input,
    noMarks,
  ).result({});
  const { schema } = prompt;
  const known = {
    asked: messages.map(({ content }) => content).join('\n'),
    words: schema ? undefined : wordsOf(prompts[definition.key].lengths),
  };
  const { signal } = new AbortController();
  const call = (sent: Messages) => writer.write(sent, { signal, onText: () => {}, schema });
  try {
    const reply = await writeInCalls(messages, continuations, {
      write: call,
      onText: () => {},
      onError: (error) => {
        throw error;
      },
    });
    const content = prompt.read(reply, input.language);
    const failure = content ? undefined : 'the reply is not what was asked for';
    return { ...known, content, failure };
  } catch (error) {
    const failure = error instanceof Failure ? error.code : String(error);
    return { ...known, content: undefined, failure };
  }
}

function wordsOf(lengths: readonly CallLength[]): number {
  return lengths.flatMap((length) => Object.values(length)).reduce((sum, words) => sum + words, 0);
}

function answersOf({ answers }: EvaluatedProject, key: string): Answers {
  const all: Readonly<Record<string, Answers | undefined>> = answers;
  return all[key] ?? {};
}

function entriesOf({ entries = [] }: EvaluatedProject): JournalEntry[] {
  return entries.map((entry, at) =>
    newEntry([], entry, new Date(firstEntry + at * entriesEveryMs)),
  );
}
