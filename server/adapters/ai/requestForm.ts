import type { RequestField } from './providerRefusal.ts';
import type { FormRefusal } from './providerTrouble.ts';

/** The schema of a structure in the protocol: a JSON Schema with a name. */
export interface ReplySchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The settings of every request, as far as a provider accepts them. */
export interface RequestSettings {
  /** Undefined: not sent. */
  readonly temperature: number | undefined;
  readonly maxTokens: number;
  /** Undefined: not sent. */
  readonly reasoningEffort: string | undefined;
}

/** The fields of a request, with their values, before any refusal. */
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

/** @returns the fields to send; of the two names of one limit, the first that was not refused. */
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
 * The fields to leave out, one attempt after the other, when a refusal names no field that was
 * sent: those that older servers do not know.
 */
const guesses: readonly (readonly RequestField[])[] = [
  ['response_format'],
  ['stream_options'],
  ['response_format', 'stream_options'],
];

/**
 * Searches the form of one request: after each refusal it leaves out a named field, or makes
 * another guess.
 * @param before the fields refused and accepted in earlier requests.
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
    /** @returns whether there is another form to try. */
    next({ fields: names, isExplained }: FormRefusal): boolean {
      const field = names.find((name) => fields().includes(name));
      if (field !== undefined) {
        named.add(field);
        return true;
      }
      if (isExplained) return false;
      const sent = fieldsToSend(values, named);
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        // A field accepted before is not the cause now.
        if (one.every((name) => sent.includes(name) && !before.taken.has(name))) {
          guess = one;
          return true;
        }
      }
      return false;
    },
  };
}
