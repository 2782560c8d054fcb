import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { findModule } from '@elan/modules/catalogue';
import { readDataBlock } from '@elan/modules/writing/dataBlock';
import * as z from 'zod';

/** A message of a request, as in the chat-completions protocol. */
export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

/** Maximum length read from a description, answer or entry, in UTF-16 code units, since only a few lines are quoted. */
const mostRead = 2_000;

/** @returns the beginning of a long text, cut at a space if possible. */
function beginningOf(text: string): string {
  if (text.length <= mostRead) return text;
  const cut = text.slice(0, mostRead);
  return cut
    .slice(0, cut.lastIndexOf(' ') > mostRead / 2 ? cut.lastIndexOf(' ') : mostRead)
    .toWellFormed();
}

const words = z.string().transform(beginningOf);
const answer = z.object({
  id: z.string(),
  question: z.string(),
  answer: words,
  /** Whether this is a default that the user did not choose. */
  byDefault: z.optional(z.boolean()),
});
const answers = z.array(answer);

const entry = z.object({
  title: z.string(),
  date: z.string(),
  mood: z.string(),
  content: words,
});
const otherModule = z.object({
  key: z.string(),
  answers,
  result: z.optional(z.record(z.string(), z.unknown())),
});
const progress = z.object({ key: z.string(), completed: z.boolean() });

/** Figures or tables to which a text may refer by id. */
const named = z.array(z.object({ id: z.string(), value: z.optional(z.string()) })).readonly();

/** The part of the project data that the writer needs; unknown fields are ignored. */
const projectData = z.object({
  language: z.string(),
  project: z.object({
    name: z.string(),
    description: words.default(''),
    financingAsked: z.optional(z.string()),
  }),
  currentModule: z.object({
    key: z.string(),
    answers,
    entries: z.array(entry).default([]),
  }),
  otherModules: z.array(otherModule).default([]),
  progress: z.array(progress).default([]),
  forecast: z.optional(z.object({ facts: named, tables: named })),
  leftOut: z.array(z.string()).default([]),
});

export type GivenAnswer = z.infer<typeof answer>;
export type GivenEntry = z.infer<typeof entry>;
export type GivenModule = z.infer<typeof otherModule>;
export type GivenProgress = z.infer<typeof progress>;

const passage = z.object({ heading: z.string(), passage: z.string() });

/** A passage of a text, and the change that the user requests in it. */
export interface GivenRevision extends z.infer<typeof passage> {
  readonly instruction: string;
}

export interface AskedSection {
  /** The section's id in the module's definition, if any section there has this title. */
  readonly id: string | undefined;
  readonly title: string;
}

/** The request, as parsed from the messages. */
export interface ReadPrompt {
  readonly language: Language;
  readonly projectName: string;
  readonly description: string;
  /** The financing requested, as written on the dossier's cover. */
  readonly financingAsked: string | undefined;
  readonly moduleKey: string;
  readonly answers: readonly GivenAnswer[];
  /** For a journal, its latest entries, newest first. */
  readonly entries: readonly GivenEntry[];
  /** The other modules with their contents, most relevant first. */
  readonly otherModules: readonly GivenModule[];
  /** For a score, which modules are completed. */
  readonly progress: readonly GivenProgress[];
  /** The computed figures and tables, if there are any. */
  readonly forecast: z.infer<typeof projectData>['forecast'];
  /** Texts that exist but did not fit into the prompt, as `module.answer`. */
  readonly leftOut: readonly string[];
  readonly comments: string;
  /** Whether the reply must continue a text whose beginning is already written. */
  readonly continues: boolean;
  /** The passage to change, and how; undefined if no change is requested. */
  readonly revision: GivenRevision | undefined;
  /** The instructions that precede the outline. */
  readonly task: string;
  readonly sections: readonly AskedSection[];
}

/**
 * @returns the request in the messages. A prompt that does not have the product's format is read as an empty project.
 */
export function readPrompt(messages: readonly ChatMessage[]): ReadPrompt {
  const system = contentOf(messages, (role) => role === 'system' || role === 'developer');
  const user = contentOf(messages, (role) => role === 'user');
  const parsed = projectData.safeParse(readDataBlock('project_data', system));
  const data = parsed.success ? parsed.data : undefined;
  const comments = readDataBlock('comments', user);
  return {
    language: asLanguage(data?.language) ?? defaultLanguage,
    projectName: data?.project.name ?? '',
    description: data?.project.description ?? '',
    financingAsked: data?.project.financingAsked,
    moduleKey: data?.currentModule.key ?? '',
    answers: data?.currentModule.answers ?? [],
    entries: data?.currentModule.entries ?? [],
    otherModules: data?.otherModules ?? [],
    progress: data?.progress ?? [],
    forecast: data?.forecast,
    leftOut: data?.leftOut ?? [],
    comments: typeof comments === 'string' ? comments : '',
    revision: revisionIn(user),
    continues: readDataBlock('written', user) !== undefined,
    task: user.split(/^## /m)[0] ?? '',
    sections: outlineOf(user, findModule(data?.currentModule.key ?? '')),
  };
}

function revisionIn(user: string): GivenRevision | undefined {
  const parsed = passage.safeParse(readDataBlock('passage', user));
  const instruction = readDataBlock('instruction', user);
  if (!parsed.success || typeof instruction !== 'string') return undefined;
  return { ...parsed.data, instruction };
}

function contentOf(messages: readonly ChatMessage[], wanted: (role: string) => boolean): string {
  return messages
    .filter(({ role }) => wanted(role))
    .map(({ content }) => content)
    .join('\n');
}

/** Returns the sections in the `## <title>` lines of a task. */
function outlineOf(task: string, module: ModuleDefinition | undefined): readonly AskedSection[] {
  const idOf = (title: string) =>
    module?.sections.find((section) => Object.values(section.title).includes(title))?.id;
  return [...task.matchAll(/^## (.*)/gm)].map(([, written = '']) => {
    const title = written.trim();
    return { id: idOf(title), title };
  });
}

/** @returns the id of a question's option with this label in either language, because prompts contain only labels. */
export function optionNamed(key: string, id: string, label: string): string | undefined {
  const question = findModule(key)?.questions.find((one) => one.id === id);
  if (question?.kind !== 'select') return undefined;
  return question.options.find((one) => Object.values(one.label).includes(label))?.id;
}
