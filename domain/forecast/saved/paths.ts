import type { ForecastInputs } from '../inputs.ts';
import { withoutBrokenLinks } from './links.ts';
import { type ForecastForm, type LineList, lineLists } from './savedForecast.ts';

/** @returns the value at a path such as "offers.0.price"; undefined if there is none. */
export function valueAt(inputs: ForecastInputs, path: string): unknown {
  let at: unknown = inputs;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[step];
  }
  return at ?? undefined;
}

/**
 * @param value undefined removes the current value; in a list, null replaces it.
 * @returns the inputs with the value at a path replaced. Bounds are not checked.
 */
export function withValue(inputs: ForecastInputs, path: string, value: unknown): ForecastInputs {
  return put(inputs, path.split('.'), value) as ForecastInputs;
}

function put(at: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(at)) {
    return at.map((part, index) =>
      String(index) === step ? (put(part, rest, value) ?? null) : part,
    );
  }
  const record = (typeof at === 'object' && at !== null ? at : {}) as Record<string, unknown>;
  const { [step]: before, ...others } = record;
  const next = put(before, rest, value);
  if (next === undefined) return others;
  return { ...record, [step]: next };
}

/** A path split into its list, its line and the rest. */
interface LinePath {
  readonly list: LineList;
  readonly index: number;
  /** The rest of the path, such as "pay.wage"; "" for the line itself. */
  readonly rest: string;
}

/** @returns the line that a path belongs to; undefined if it belongs to none. */
export function linePathOf(path: string): LinePath | undefined {
  const [, name, index, rest = ''] = /^([A-Za-z]+)\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  const list = lineLists.find((one) => one === name);
  return list === undefined ? undefined : { list, index: Number(index), rest };
}

type Line = { readonly id: string };

/** @returns the lines of a list; empty if it is missing. */
export function linesOf<List extends LineList>(
  inputs: ForecastInputs,
  list: List,
): readonly NonNullable<ForecastInputs[List]>[number][] {
  return inputs[list] ?? [];
}

/**
 * @returns the form with these lines in the list. Origins, confirmations and typed texts move with their lines; links
 * to lines that were removed are removed too.
 */
export function withLines(
  form: ForecastForm,
  list: LineList,
  lines: readonly Line[],
): ForecastForm {
  const before: readonly Line[] = linesOf(form.inputs, list);
  const places = new Map(lines.map(({ id }, index) => [id, index]));
  /** @returns the path of the same line in the new list; undefined if the line was removed. */
  const moved = (path: string): string | undefined => {
    const line = linePathOf(path);
    if (line?.list !== list) return path;
    const place = places.get(before[line.index]?.id ?? '');
    if (place === undefined) return undefined;
    return `${list}.${place}${line.rest && `.${line.rest}`}`;
  };
  const movedKeys = (record: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([path, text]) => {
        const to = moved(path);
        return to === undefined ? [] : [[to, text]];
      }),
    );
  return {
    inputs: withoutBrokenLinks({ ...form.inputs, [list]: lines }),
    origins: movedKeys(form.origins),
    confirmed: form.confirmed.flatMap((path) => moved(path) ?? []),
    typed: movedKeys(form.typed),
  };
}
