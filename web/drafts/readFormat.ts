import type { FitsBounds } from '@elan/domain/forecast/saved/mergeForecast';
import type * as z from 'zod/mini';
import { storedKeys } from '../lib/browserStorage.ts';
import { definePart } from '../parts/parts.ts';
import type { formats as all } from './formats.ts';

type Formats = typeof all;

/** The prefixes of the keys for unsaved work, in both storages and for all users of this browser. */
const prefixes = ['elan.draft.', 'elan.revision.'] as const;

const part = definePart('drafts/formats.ts', () => import('./formats.ts'));

/** Loads what checks stored texts; without a connection it is missing until the next attempt. */
export async function loadFormats(): Promise<void> {
  try {
    await part.load();
  } catch {
    // Nothing of it is needed to keep what is typed.
  }
}

/** Loads it before anything is read, where something is stored: another build may have stored it. */
export async function loadFormatsIfNeeded(): Promise<void> {
  const keys = [...storedKeys(), ...tabKeys()];
  if (keys.some((key) => prefixes.some((prefix) => key.startsWith(prefix)))) await loadFormats();
}

function tabKeys(): readonly string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

/** @returns whether a value has this format; true where the formats are not loaded. */
export function hasFormat(name: keyof Formats, value: unknown): boolean {
  const formats = part.now()?.formats;
  return formats === undefined || formats[name].safeParse(value).success;
}

/** For `mergeForecast`. */
export const fitsForecast: FitsBounds = (inputs) => hasFormat('inputs', inputs);

/**
 * Where the formats are not loaded, nothing was stored when the page came: it was stored by this page since.
 * @returns a stored text as what it is; undefined where there is none or it cannot be read.
 */
export function readFormat<Name extends keyof Formats>(
  name: Name,
  text: string | null,
): z.infer<Formats[Name]> | undefined {
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    const formats = part.now()?.formats;
    if (formats === undefined) return stored as z.infer<Formats[Name]>;
    const parsed = formats[name].safeParse(stored);
    return parsed.success ? (parsed.data as z.infer<Formats[Name]>) : undefined;
  } catch {
    return undefined;
  }
}
