import type { Call } from '@elan/domain/contract/call';

type Schema = NonNullable<Call['body']>;

/** The part of a schema's definition that is used here: its kind, its parts and its limits. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: Bound } }[];
}
interface Bound {
  readonly check: string;
  readonly maximum?: number;
}

/** The length used if a schema sets no limit. */
const unbounded = 200;
/** Examples of texts with a required format. */
const formed = ['2026-11-23T12:00:00.000Z', 'fr', 'personne@exemple.ca', 'https://exemple.ca/'];

export interface Filling {
  /** @param most the maximum length in UTF-16 code units. */
  readonly text: (most: number) => string;
  /**
   * @returns the number of elements for a list.
   * @param most the maximum number.
   */
  readonly count: (most: number) => number;
}

/** @returns a value that the schema accepts, with all optional parts, as large as `filling` makes it. */
export function filled(schema: Schema, filling: Filling): unknown {
  const definition = schema._zod.def as unknown as Definition;
  const { type, shape = {}, element, innerType, options = [], entries = {} } = definition;
  const bound = (check: string) =>
    definition.checks?.find(({ _zod }) => _zod.def.check === check)?._zod.def.maximum;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape).map(([name, part]) => [name, filled(part, filling)]),
      );
    case 'array': {
      if (element === undefined) return [];
      const length = filling.count(bound('max_length') ?? unbounded);
      return Array.from({ length }, (_, at) => numbered(filled(element, filling), at));
    }
    case 'string': {
      const text = filling.text(bound('max_length') ?? unbounded);
      return [text, ...formed].find((one) => schema.safeParse(one).success) ?? text;
    }
    case 'enum':
      return Object.values(entries).at(-1);
    case 'literal':
      return definition.values?.[0];
    case 'boolean':
      return true;
    case 'number':
      return 50;
    case 'union':
      return options[0] && filled(options[0], filling);
    case 'record':
    case 'unknown':
      return {};
    default:
      return innerType && filled(innerType, filling);
  }
}

/** Gives elements with an id different ids. */
function numbered(value: unknown, at: number): unknown {
  return typeof value === 'object' && value !== null && 'id' in value
    ? { ...value, id: `${at}` }
    : value;
}
