import type { FitsBounds } from '@elan/domain/forecast/saved/mergeForecast';
import type * as z from 'zod/mini';
import { storedKeys } from '../lib/browserStorage.ts';
import { definePart } from '../parts/parts.ts';
import type { formats as all } from './formats.ts';

type Formats = typeof all;

/** Prefixes of the keys of all users' drafts and stored requests, in localStorage and sessionStorage. */
const prefixes = ['elan.draft.', 'elan.reason.', 'elan.revision.', 'elan.translation.'] as const;

const part = definePart('drafts/formats.ts', () => import('./formats.ts'));

/** Loads the code that validates stored texts. If loading fails, they are not validated until a later call succeeds. */
export async function loadFormats(): Promise<void> {
  try {
    await part.load();
  } catch {
    // Storing what the user types does not need this code.
  }
}

/** Loads the formats if a draft or request is stored, since another version of the app may have written it. */
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

/** Validates forecast inputs for `mergeForecast`; accepts any if the formats are not loaded. */
export const fitsForecast: FitsBounds = (inputs) => hasFormat('inputs', inputs);

/**
 * Parses a stored text, without validation if the formats are not loaded: usually, this page itself stored the text.
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
