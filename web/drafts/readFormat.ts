import type { FitsBounds } from '@elan/domain/forecast/saved/mergeForecast';
import type * as z from 'zod/mini';
import { storedKeys } from '../lib/browserStorage.ts';
import { definePart } from '../parts/parts.ts';
import type { formats as all } from './formats.ts';

type Formats = typeof all;

/** The prefixes of the keys for unsaved work, in both storages and for all users of this browser. */
const prefixes = ['elan.draft.', 'elan.revision.'] as const;

const part = definePart('drafts/formats.ts', () => import('./formats.ts'));

/** Loads the code that validates stored texts. If that fails offline, it is missing until the next attempt. */
export async function loadFormats(): Promise<void> {
  try {
    await part.load();
  } catch {
    // It is not needed to store what the user types.
  }
}

/** Loads the formats if anything is stored, because another version of the app may have stored it. */
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

/** @returns whether a value has this format; true if the formats are not loaded. */
export function hasFormat(name: keyof Formats, value: unknown): boolean {
  const formats = part.now()?.formats;
  return formats === undefined || formats[name].safeParse(value).success;
}

/** The validity check that `mergeForecast` needs. */
export const fitsForecast: FitsBounds = (inputs) => hasFormat('inputs', inputs);

/**
 * Parses a stored text. If the formats are not loaded, nothing was stored when the page was loaded, so the text comes
 * from this page and is not validated.
 * @returns the parsed value; undefined if there is none or it cannot be read.
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
