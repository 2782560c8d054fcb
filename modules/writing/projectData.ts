import type { Language } from '@elan/domain/language';
import { type JournalEntry, latestEntries } from '@elan/domain/project/journal';
import { hasContent, type ModuleContent } from '@elan/domain/project/moduleEntry';
import { type Answers, answerLabel } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { findModule, journey } from '../catalogue.ts';
import { dataJson } from './dataBlock.ts';
import { otherModules } from './otherModules.ts';
import type { PromptInput } from './prompt.ts';

/**
 * How much of the other modules goes into a prompt, in characters of its JSON: some 7,000 tokens,
 * which leaves room in a context of 128,000 for the longest answers of the current module.
 */
export const otherModulesLimit = 28_000;

/** One answer as a person reads it: options by their label. */
export interface AnswerData {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** An entry of a journal, as far as an analysis reads it (spec, section 7). */
export type EntryData = Pick<JournalEntry, 'title' | 'date' | 'mood' | 'content'>;

/** What a module holds beside its answers and its text, as it is stored. */
export type ResultData = Pick<
  ModuleContent,
  'selectedIdea' | 'generatedIdeas' | 'personas' | 'score'
> & { readonly entries?: readonly EntryData[] };

export interface OtherModuleData {
  readonly key: string;
  readonly title: string;
  readonly answers: readonly AnswerData[];
  readonly result?: ResultData;
  readonly writeUp?: string;
}

/** What a prompt says of a project; everything a person wrote is in here and in the comments. */
export interface ProjectData {
  readonly language: Language;
  readonly project: { readonly name: string; readonly description: string };
  readonly currentModule: {
    readonly key: string;
    readonly title: string;
    readonly answers: readonly AnswerData[];
    /** Of a journal: the latest, newest first. */
    readonly entries?: readonly EntryData[];
  };
  /** Most relevant first. */
  readonly otherModules: readonly OtherModuleData[];
  /** For a score: every module of the journey, completed or not. */
  readonly progress?: readonly {
    readonly key: string;
    readonly title: string;
    readonly completed: boolean;
  }[];
  /** Texts that did not fit, as `module.answer`, so that their absence is not read as a blank answer. */
  readonly leftOut: readonly string[];
}

function answered(
  definition: ModuleDefinition,
  answers: Answers,
  language: Language,
): readonly AnswerData[] {
  return definition.questions.flatMap((question) => {
    const answer = answerLabel(question, answers[question.id] ?? '', language);
    if (isBlank(answer)) return [];
    return [{ id: question.id, question: question.label[language], answer }];
  });
}

/** The chosen idea says more than the list it was chosen from. */
function resultOf(content: ModuleContent): ResultData | undefined {
  const { selectedIdea, generatedIdeas, personas, score, entries } = content;
  if (selectedIdea) return { selectedIdea };
  if (generatedIdeas?.length) return { generatedIdeas };
  if (personas?.length) return { personas };
  if (entries?.length) return { entries: entriesOf(entries) };
  return score ? { score } : undefined;
}

function entriesOf(entries: readonly JournalEntry[]): readonly EntryData[] {
  return latestEntries(entries).map(({ title, date, mood, content }) => ({
    title,
    date,
    mood,
    content,
  }));
}

/**
 * The project as its prompts see it: the current module's answers whole, then as much of the
 * other modules as fits, most relevant first: all answers, then results, then write-ups. A text is
 * in whole or not at all.
 * @param drawsOn the modules that matter most here, in order.
 */
export function projectData(
  definition: ModuleDefinition,
  input: PromptInput,
  drawsOn: readonly string[],
): ProjectData {
  const { language, modules } = input;
  const leftOut: string[] = [];
  let room = otherModulesLimit;
  const fits = (name: string, value: unknown): boolean => {
    const cost = dataJson(value).length;
    if (cost > room) {
      leftOut.push(name);
      return false;
    }
    room -= cost;
    return true;
  };

  const held = otherModules(definition.key, drawsOn, Object.keys(modules)).flatMap((key) => {
    const other = findModule(key);
    const content = Object.hasOwn(modules, key) ? modules[key] : undefined;
    return other && content ? [{ key, other, content }] : [];
  });
  const others = held
    .map(({ key, other, content }) => ({
      content,
      data: {
        key,
        title: other.title[language],
        answers: answered(other, content.answers ?? {}, language).filter((answer) =>
          fits(`${key}.${answer.id}`, answer),
        ),
      } as OtherModuleData,
    }))
    .map(({ content, data }) => {
      const result = resultOf(content);
      if (!result || !fits(`${data.key}.result`, result)) return { content, data };
      return { content, data: { ...data, result } };
    })
    .map(({ content, data }) => {
      const writeUp = content.aiResponse ?? content.aiAnalysis ?? '';
      if (isBlank(writeUp) || !fits(`${data.key}.writeUp`, writeUp)) return data;
      return { ...data, writeUp };
    });

  return {
    language,
    project: { name: input.project.name, description: input.project.description },
    currentModule: {
      key: definition.key,
      title: definition.title[language],
      answers: answered(definition, input.answers, language),
      ...(definition.kind === 'journal' ? { entries: entriesOf(input.entries ?? []) } : {}),
    },
    otherModules: others.filter(
      ({ answers, result, writeUp }) => answers.length > 0 || result || writeUp,
    ),
    ...(definition.kind === 'score' ? { progress: progressOf(modules, language) } : {}),
    leftOut,
  };
}

function progressOf(modules: PromptInput['modules'], language: Language) {
  return journey.map(({ key, title }) => ({
    key,
    title: title[language],
    completed: hasContent(Object.hasOwn(modules, key) ? modules[key] : undefined),
  }));
}
