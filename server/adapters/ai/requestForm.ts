import type { RequestField } from './providerRefusal.ts';
import type { FormRefusal } from './providerTrouble.ts';

/** The schema of a structured reply: a JSON Schema with a name. */
export interface ReplySchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The settings of every request. Those that a provider refuses are not sent. */
export interface RequestSettings {
  /** Not sent if undefined. */
  readonly temperature: number | undefined;
  readonly maxTokens: number;
  /** Not sent if undefined. */
  readonly reasoningEffort: string | undefined;
}

/** All fields that a request could send, with their values. */
export type FieldValues = Readonly<Partial<Record<RequestField, unknown>>>;

export function fieldValues(
  { temperature, maxTokens, reasoningEffort }: RequestSettings,
  schema: ReplySchema | undefined,
): FieldValues {
  return {
    max_tokens: maxTokens,
    max_completion_tokens: maxTokens,
    ...(temperature === undefined ? {} : { temperature }),
    ...(reasoningEffort === undefined ? {} : { reasoning_effort: reasoningEffort }),
    stream_options: { include_usage: true },
    ...(schema && {
      response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
    }),
  };
}

/** @returns the fields to send. Of the two names for the token limit, only the first that was not refused is sent. */
export function fieldsToSend(
  values: FieldValues,
  refused: ReadonlySet<RequestField>,
): readonly RequestField[] {
  const left = (Object.keys(values) as RequestField[]).filter((field) => !refused.has(field));
  return left.includes('max_tokens')
    ? left.filter((field) => field !== 'max_completion_tokens')
    : left;
}

/**
 * If a refusal names none of the sent fields, each attempt leaves out the next of these sets of fields, which older
 * servers may not know.
 */
const guesses: readonly (readonly RequestField[])[] = [
  ['response_format'],
  ['stream_options'],
  ['response_format', 'stream_options'],
];

/**
 * Searches for a form of request that the provider accepts. After each refusal it leaves out the field that the refusal
 * names, or tries the next guess.
 * @param before the fields that were refused and accepted in earlier requests.
 */
export function searchForm(
  values: FieldValues,
  before: {
    readonly refused: ReadonlySet<RequestField>;
    readonly taken: ReadonlySet<RequestField>;
  },
) {
  const named = new Set(before.refused);
  const left = [...guesses];
  let guess: readonly RequestField[] = [];
  const refused = (): ReadonlySet<RequestField> => new Set([...named, ...guess]);
  const fields = () => fieldsToSend(values, refused());
  return {
    refused,
    fields,
    /** Moves to the next form to try. @returns false if there is none. */
    next({ fields: names, isExplained }: FormRefusal): boolean {
      const field = names.find((name) => fields().includes(name));
      if (field !== undefined) {
        named.add(field);
        return true;
      }
      if (isExplained) return false;
      const sent = fieldsToSend(values, named);
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        // A field that was accepted before cannot be the cause.
        if (one.every((name) => sent.includes(name) && !before.taken.has(name))) {
          guess = one;
          return true;
        }
      }
      return false;
    },
  };
}
