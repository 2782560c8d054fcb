import type { ForecastInputs } from '../inputs.ts';
import { type ForecastForm, type LineList, lineLists } from './savedForecast.ts';

/** @returns what a form has at a path such as "offers.0.price"; undefined where it has nothing. */
export function valueAt(inputs: ForecastInputs, path: string): unknown {
  let at: unknown = inputs;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[step];
  }
  return at ?? undefined;
}

/**
 * @param value undefined removes what is there.
 * @returns the inputs with another value at a path; its bounds are not checked.
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

/** A line of a list and its path. */
interface LinePath {
  readonly list: LineList;
  readonly index: number;
  /** What follows in the path: "pay.wage", "" for the line itself. */
  readonly rest: string;
}

/** @returns the line that a path is about; undefined where it is about none. */
export function linePathOf(path: string): LinePath | undefined {
  const [, name, index, rest = ''] = /^([A-Za-z]+)\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  const list = lineLists.find((one) => one === name);
  return list === undefined ? undefined : { list, index: Number(index), rest };
}

type Line = { readonly id: string };

/** @returns the lines of a list; none where it is missing. */
export function linesOf<List extends LineList>(
  inputs: ForecastInputs,
  list: List,
): readonly NonNullable<ForecastInputs[List]>[number][] {
  return inputs[list] ?? [];
}

/** @returns a form whose list has these lines; marks and typed texts follow their lines. */
export function withLines(
  form: ForecastForm,
  list: LineList,
  lines: readonly Line[],
): ForecastForm {
  const before: readonly Line[] = linesOf(form.inputs, list);
  const places = new Map(lines.map(({ id }, index) => [id, index]));
  /** The path of the same line in the new list; undefined where it is gone. */
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
    inputs: { ...form.inputs, [list]: lines },
    origins: movedKeys(form.origins),
    confirmed: form.confirmed.flatMap((path) => moved(path) ?? []),
    typed: movedKeys(form.typed),
  };
}
