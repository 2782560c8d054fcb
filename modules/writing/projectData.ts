import type { Language } from '@elan/domain/language';
import { type Answers, answerLabel } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { findModule } from '../catalogue.ts';
import { dataJson } from './dataBlock.ts';
import { earlierModules } from './earlierModules.ts';
import type { PromptInput } from './prompt.ts';

/**
 * How much of the earlier modules goes into a prompt, in characters of its JSON: some 7,000 tokens,
 * which leaves room in a context of 128,000 for the longest answers of the current module.
 */
export const earlierModulesLimit = 28_000;

/** One answer as a person reads it: options by their label. */
export interface AnswerData {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface EarlierModuleData {
  readonly key: string;
  readonly title: string;
  readonly answers: readonly AnswerData[];
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
  };
  readonly earlierModules: readonly EarlierModuleData[];
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

/**
 * The project as its prompts see it: the current module's answers whole, then as much of the
 * earlier modules as fits, most relevant first, all answers before any write-up. A text is in whole or not at all.
 */
export function projectData(definition: ModuleDefinition, input: PromptInput): ProjectData {
  const { language, modules } = input;
  const leftOut: string[] = [];
  let room = earlierModulesLimit;
  const fits = (name: string, value: unknown): boolean => {
    const cost = dataJson(value).length;
    if (cost > room) {
      leftOut.push(name);
      return false;
    }
    room -= cost;
    return true;
  };

  const held = earlierModules(definition.key, Object.keys(modules)).flatMap((key) => {
    const earlier = findModule(key);
    const entry = modules[key];
    return earlier && entry ? [{ key, earlier, entry }] : [];
  });
  const withAnswers = held.map(({ key, earlier, entry }) => ({
    key,
    title: earlier.title[language],
    answers: answered(earlier, entry.answers ?? {}, language).filter((answer) =>
      fits(`${key}.${answer.id}`, answer),
    ),
    text: entry.aiResponse ?? '',
  }));
  const withWriteUps = withAnswers.map(({ text, ...module }): EarlierModuleData => {
    if (isBlank(text) || !fits(`${module.key}.writeUp`, text)) return module;
    return { ...module, writeUp: text };
  });

  return {
    language,
    project: { name: input.project.name, description: input.project.description },
    currentModule: {
      key: definition.key,
      title: definition.title[language],
      answers: answered(definition, input.answers, language),
    },
    earlierModules: withWriteUps.filter((module) => module.answers.length > 0 || module.writeUp),
    leftOut,
  };
}
