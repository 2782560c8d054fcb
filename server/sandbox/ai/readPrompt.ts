import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import { readDataBlock } from '@elan/modules/writing/dataBlock';
import * as z from 'zod';
import type { ChatMessage } from './completionRequest.ts';

const answer = z.object({ id: z.string(), question: z.string(), answer: z.string() });
const answers = z.array(answer);

/** What the writer needs of the project data; a field it does not know is ignored. */
const projectData = z.object({
  language: z.string(),
  project: z.object({ name: z.string(), description: z.string().default('') }),
  currentModule: z.object({ key: z.string(), title: z.string(), answers }),
  earlierModules: z.array(z.object({ key: z.string(), answers })).default([]),
});

export type GivenAnswer = z.infer<typeof answer>;

export interface AskedSection {
  readonly title: string;
  readonly ask: string;
}

/** What is asked for, read from the messages alone. */
export interface ReadPrompt {
  readonly language: Language;
  readonly projectName: string;
  readonly description: string;
  readonly moduleTitle: string;
  readonly answers: readonly GivenAnswer[];
  /** Of the earlier modules, most relevant first. */
  readonly earlierAnswers: readonly GivenAnswer[];
  readonly comments: string;
  readonly sections: readonly AskedSection[];
}

/** @returns what the messages ask for; a prompt of another form than the product's reads as an empty project. */
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
    moduleTitle: data?.currentModule.title ?? '',
    answers: data?.currentModule.answers ?? [],
    earlierAnswers: data?.earlierModules.flatMap((module) => module.answers) ?? [],
    comments: typeof comments === 'string' ? comments : '',
    sections: outlineOf(user),
  };
}

function contentOf(messages: readonly ChatMessage[], wanted: (role: string) => boolean): string {
  return messages
    .filter(({ role }) => wanted(role))
    .map(({ content }) => content)
    .join('\n');
}

/** The `## <title>` lines of a task, each with the lines under it. */
function outlineOf(task: string): readonly AskedSection[] {
  return task
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...ask] = part.split('\n');
      return { title: title.trim(), ask: ask.join('\n').trim() };
    });
}
