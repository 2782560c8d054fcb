import type { Bilingual, Language } from '@elan/domain/language';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import * as z from 'zod/mini';
import { messagesOf } from './messages.ts';
import type { ModulePrompt, PromptInput } from './prompt.ts';
import { readJson } from './readJson.ts';
import { structureRules } from './rules.ts';

export interface StructuredInstructions<Asked extends z.ZodMiniType> {
  /** The other modules it needs most, the most relevant first; all others follow where there is room. */
  readonly drawsOn: readonly string[];
  /** What the reply must achieve for the person, as a sentence to the writer. */
  readonly goal: Bilingual;
  /** What follows from the answers for the whole reply, in our own words. */
  readonly remark?: (input: PromptInput) => Bilingual;
  /** What each field must hold, part by part. */
  readonly demands: Bilingual;
  /** What the provider is asked for, under a name that tells the structures apart. */
  readonly name: string;
  readonly asked: Asked;
  /** @returns what is kept of the JSON that came; undefined where it is not what was asked for. */
  readonly keep: (value: unknown, language: Language) => ModuleContent | undefined;
}

const form: Bilingual = {
  fr: 'Schéma JSON de la réponse :',
  en: 'JSON schema of the reply:',
};

/** The prompt of a module whose reply is a structure; a provider that takes no schema reads it in the task. */
export function structuredPrompt<Asked extends z.ZodMiniType>(
  definition: ModuleDefinition,
  { drawsOn, goal, remark, demands, name, asked, keep }: StructuredInstructions<Asked>,
): ModulePrompt {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(asked);
  const text = JSON.stringify(schema);
  return {
    drawsOn,
    messages: (input) =>
      messagesOf(definition, input, {
        drawsOn,
        rules: structureRules,
        task: [
          goal,
          ...(remark ? [remark(input)] : []),
          demands,
          { fr: `${form.fr}\n${text}`, en: `${form.en}\n${text}` },
        ],
      }),
    schema: { name, schema },
    // A structure that was stopped or cut is not whole, even where a part of it can be read.
    read: ({ text: reply, ending }, language) => {
      if (ending !== 'complete') return undefined;
      return readJson(reply, (value) => keep(value, language));
    },
  };
}
