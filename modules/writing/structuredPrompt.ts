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
  /** The most relevant other modules, in order. The answers of all others follow if there is room. */
  readonly drawsOn: readonly string[];
  /** The modules whose write-up or personas the prompt needs too; none by default. */
  readonly restsOn?: readonly string[];
  /**
   * The answers of other modules that make the result outdated when they change: `module.question`, or `module` for
   * all.
   */
  readonly staleBy?: readonly string[];
  /** Whether the prompt includes the computed figures of the forecast. */
  readonly usesForecast?: boolean;
  /** What the reply must achieve for the user, as a sentence addressed to the model. */
  readonly goal: Bilingual;
  /** An instruction for the entire reply that depends on the answers, in our own words. */
  readonly remark?: (input: PromptInput) => Bilingual;
  /** The maximum number of words in all fields together. */
  readonly words: number;
  /** What each field must contain. */
  readonly demands: Bilingual;
  /** The name of the schema, as sent to the provider. */
  readonly name: string;
  readonly replySchema: Schema;
  /** @returns what to use from the received JSON; undefined if it does not follow the request. */
  readonly keep: (value: unknown, language: Language) => ModuleContent | undefined;
  /** @returns what to show of the JSON while it arrives. Absent if nothing is shown. */
  readonly grow?: (value: unknown, language: Language) => Growing | undefined;
  /** @returns the complete parts of a stopped reply; undefined if there are none. Absent if no part may be missing. */
  readonly keepComplete?: (value: unknown, language: Language) => ModuleContent | undefined;
}

const form: Bilingual = {
  fr: 'Schéma JSON de la réponse :',
  en: 'JSON schema of the reply:',
};

/**
 * @returns the prompt of a module with a structured reply. The task contains the schema too, for providers that do not
 * support one.
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
    keepComplete,
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
    // A reply that was cut off is refused, even if part of it can be parsed. Of a reply that the user stopped, the
    // complete parts are used.
    read: ({ text: reply, ending }, language) => {
      const complete = (value: unknown) => {
        const content = keep(value, language);
        return content && keepComplete
          ? { ...content, structureEnding: 'complete' as const }
          : content;
      };
      if (ending === 'stopped') {
        const value = valueSoFar(reply);
        const all = replySchema.safeParse(value).success ? complete(value) : undefined;
        if (all) return all;
        const content = keepComplete?.(value, language);
        return content && { ...content, structureEnding: ending };
      }
      return ending === 'complete' ? readJson(reply, complete) : undefined;
    },
  };
}

function valueSoFar(reply: string): unknown {
  const json = growingJson();
  json.append(reply);
  return json.value;
}
