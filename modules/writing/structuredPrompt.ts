import type { Bilingual, Language } from '@elan/domain/language';
import type { Growing } from '@elan/domain/project/growing';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import * as z from 'zod/mini';
import { growingJson } from './growingJson.ts';
import { messagesOf } from './messages.ts';
import type { ModulePrompt, PromptInput } from './prompt.ts';
import { readJson } from './readJson.ts';
import { structureRules } from './rules.ts';

export interface StructuredInstructions<Asked extends z.ZodMiniType> {
  /** The other modules it needs most, the most relevant first; the answers of all others follow where there is room. */
  readonly drawsOn: readonly string[];
  /** Those whose write-up or personas it needs too; none unless told. */
  readonly restsOn?: readonly string[];
  /** What the reply must achieve for the person, as a sentence to the writer. */
  readonly goal: Bilingual;
  /** What follows from the answers for the whole reply, in our own words. */
  readonly remark?: (input: PromptInput) => Bilingual;
  /** The most words that the demands ask for in all. */
  readonly words: number;
  /** What each field must hold, part by part. */
  readonly demands: Bilingual;
  /** What the provider is asked for, under a name that tells the structures apart. */
  readonly name: string;
  readonly asked: Asked;
  /** @returns what is kept of the JSON that came; undefined where it is not what was asked for. */
  readonly keep: (value: unknown, language: Language) => ModuleContent | undefined;
  /** @returns what is shown of the JSON while it is written; absent where nothing is. */
  readonly grow?: (value: unknown, language: Language) => Growing | undefined;
  /** @returns the JSON that a stop cut off, without a last part that may be left out; absent where none may. */
  readonly whole?: (value: unknown) => unknown;
}

const form: Bilingual = {
  fr: 'Schéma JSON de la réponse :',
  en: 'JSON schema of the reply:',
};

/** The prompt of a module whose reply is a structure; a provider that takes no schema reads it in the task. */
export function structuredPrompt<Asked extends z.ZodMiniType>(
  definition: ModuleDefinition,
  {
    drawsOn,
    restsOn = [],
    goal,
    remark,
    words,
    demands,
    name,
    asked,
    keep,
    grow,
    whole,
  }: StructuredInstructions<Asked>,
): ModulePrompt {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(asked);
  const text = JSON.stringify(schema);
  return {
    drawsOn,
    lengths: [{ structure: words }],
    messages: (input) =>
      messagesOf(definition, input, {
        drawsOn,
        restsOn,
        rules: structureRules,
        task: [
          goal,
          ...(remark ? [remark(input)] : []),
          demands,
          { fr: `${form.fr}\n${text}`, en: `${form.en}\n${text}` },
        ],
      }),
    schema: { name, schema },
    ...(grow ? { grow } : {}),
    // One that was cut is not whole, even where a part of it can be read; one that was stopped
    // is where all that was asked for had come.
    read: ({ text: reply, ending }, language) => {
      if (ending === 'stopped') {
        const value = valueSoFar(reply);
        const sent = whole ? whole(value) : value;
        return asked.safeParse(sent).success ? keep(sent, language) : undefined;
      }
      if (ending !== 'complete') return undefined;
      return readJson(reply, (value) => keep(value, language));
    },
  };
}

function valueSoFar(reply: string): unknown {
  const json = growingJson();
  json.append(reply);
  return json.value;
}
