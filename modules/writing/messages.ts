import type { Bilingual } from '@elan/domain/language';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { dataBlock } from './dataBlock.ts';
import { projectData } from './projectData.ts';
import type { Messages, PromptInput } from './prompt.ts';
import { roleOf } from './rules.ts';

const words = {
  data: { fr: 'Données du projet, en JSON :', en: 'Project data, as JSON:' },
  comments: {
    fr: 'Commentaires ou précisions de la personne, à prendre en compte là où ils touchent le sujet :',
    en: 'The person’s comments or clarifications, to take into account where they touch the matter:',
  },
} satisfies Record<string, Bilingual>;

/** What a prompt adds to the data: all of it ours, nothing a person wrote. */
export interface Assignment {
  /** The other modules it needs most, the most relevant first; all others follow where there is room. */
  readonly drawsOn: readonly string[];
  readonly rules: Bilingual;
  /** What to write, part by part; the goal first, the form of the reply last. */
  readonly task: readonly Bilingual[];
}

/**
 * The two messages of every prompt. What people wrote appears in the data blocks alone; the rest
 * depends only on module, language and what the module works out of the answers.
 */
export function messagesOf(
  definition: ModuleDefinition,
  input: PromptInput,
  { drawsOn, rules, task }: Assignment,
): Messages {
  const { language, comments } = input;
  const [goal, ...rest] = task.map((part) => part[language]);
  const system = [
    roleOf(definition)[language],
    rules[language],
    `${words.data[language]}\n${dataBlock('project_data', projectData(definition, input, drawsOn))}`,
  ];
  const user = [
    goal,
    ...(isBlank(comments)
      ? []
      : [`${words.comments[language]}\n${dataBlock('comments', comments)}`]),
    ...rest,
  ];
  return [
    { role: 'system', content: system.join('\n\n') },
    { role: 'user', content: user.join('\n\n') },
  ];
}
