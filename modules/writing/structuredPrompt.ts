import type { Bilingual, Language } from '@elan/domain/language';
import type { Growing } from '@elan/domain/project/growing';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import * as z from 'zod/mini';
import { growingJson } from './growingJson.ts';
import { messagesOf } from './messages.ts';
import type { ModulePrompt, PromptInput } from './prompt.ts';
import { readJson } from './readJson.ts';
import { forecastRule, structureRules } from './rules.ts';

export interface StructuredInstructions<Schema extends z.ZodMiniType> {
  /** The other modules it needs most, the most relevant first; the answers of all others follow where there is room. */
  readonly drawsOn: readonly string[];
  /** Those whose write-up or personas it needs too; none by default. */
  readonly restsOn?: readonly string[];
  /** The answers of other modules after whose change it no longer fits: `module.question`, or `module` for all. */
  readonly staleBy?: readonly string[];
  /** Whether it reads the computed figures of the forecast. */
  readonly usesForecast?: boolean;
  /** What the reply must achieve for the person, as a sentence to the writer. */
  readonly goal: Bilingual;
  /** A consequence of the answers for all of the reply, in our own words. */
  readonly remark?: (input: PromptInput) => Bilingual;
  /** The most words of all fields together. */
  readonly words: number;
  /** What each field must contain, part by part. */
  readonly demands: Bilingual;
  /** The name of the schema, different for each structure. */
  readonly name: string;
  readonly replySchema: Schema;
  /** @returns what is kept of the received JSON; undefined when it is not what was requested. */
  readonly keep: (value: unknown, language: Language) => ModuleContent | undefined;
  /** @returns what is shown of the JSON while it is written; absent if nothing is. */
  readonly grow?: (value: unknown, language: Language) => Growing | undefined;
  /**
   * @returns the JSON of a stopped reply without an unfinished last part; absent if no part may be
   * missing.
   */
  readonly whole?: (value: unknown) => unknown;
}

const form: Bilingual = {
  fr: 'Schéma JSON de la réponse :',
  en: 'JSON schema of the reply:',
};

/**
 * The prompt of a module whose reply is a structure; for a provider without schemas, the task
 * contains the schema.
 */
export function structuredPrompt<Schema extends z.ZodMiniType>(
  definition: ModuleDefinition,
  {
    drawsOn,
    restsOn = [],
    staleBy = [],
    usesForecast,
    goal,
    remark,
    words,
    demands,
    name,
    replySchema,
    keep,
    grow,
    whole,
  }: StructuredInstructions<Schema>,
): ModulePrompt {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(replySchema);
  const text = JSON.stringify(schema);
  return {
    drawsOn,
    restsOn: staleBy,
    usesForecast: usesForecast === true,
    lengths: [{ structure: words }],
    messages: (input) =>
      messagesOf(definition, input, {
        drawsOn,
        restsOn,
        usesForecast,
        rules: structureRules,
        task: [
          goal,
          ...(remark ? [remark(input)] : []),
          ...forecastRule(usesForecast, input),
          demands,
          { fr: `${form.fr}\n${text}`, en: `${form.en}\n${text}` },
        ],
      }),
    schema: { name, schema },
    ...(grow ? { grow } : {}),
    // A cut reply is incomplete, even if a part of it can be read; a stopped one is kept if
    // everything requested had arrived.
    read: ({ text: reply, ending }, language) => {
      if (ending === 'stopped') {
        const value = valueSoFar(reply);
        const sent = whole ? whole(value) : value;
        return replySchema.safeParse(sent).success ? keep(sent, language) : undefined;
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
