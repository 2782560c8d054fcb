import {
  largestExchange,
  type OpenedExchange,
  openExchange,
  readEntry,
  type Unreadable,
} from '@elan/domain/dossier/exchange';
import { decideSaving } from '@elan/domain/generation/decideGeneration';
import { hasContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { Access } from '@elan/domain/subscription/access';
import { loadAllDefinitions } from '../../catalogue/definitions.ts';

/** What a file contains, before anything is created from it. */
export interface ReadImport {
  readonly document: unknown;
  readonly name: string;
  /** Those with content, in the order of the journey. */
  readonly modules: readonly ModuleDefinition[];
  readonly exportedAt: string;
  /** It holds what this plan may not write. */
  readonly needsPremium: boolean;
}

/** Why a file is not taken. */
export type ImportProblem = { readonly because: 'notJson' | 'tooLarge' } | Unreadable;

/** Reads a file as the server will, so that the person knows beforehand what it holds and whether it is taken. */
export async function readImport(
  file: Blob,
  { access, now }: { readonly access: Access; readonly now: Date },
): Promise<ReadImport | ImportProblem> {
  if (file.size > largestExchange) return { because: 'tooLarge' };
  const document = parse(await file.text());
  if (document === undefined) return { because: 'notJson' };
  const journey = await loadAllDefinitions();
  const opened = openExchange(document, journey);
  if ('because' in opened) return opened;
  return describe(opened, { document, journey, access, now });
}

function describe(
  { name, entries, exportedAt }: OpenedExchange,
  {
    document,
    journey,
    access,
    now,
  }: { document: unknown; journey: readonly ModuleDefinition[]; access: Access; now: Date },
): ReadImport | Unreadable {
  const filled = new Set<ModuleDefinition>();
  let needsPremium = false;
  for (const one of entries) {
    const read = readEntry(one, exportedAt, now);
    if ('because' in read) return read;
    const { definition } = one;
    const { content } = read;
    if (hasContent(content)) filled.add(definition);
    const decision = decideSaving({ definition, access, change: content, before: undefined });
    needsPremium ||= !decision.allowed;
  }
  const modules = journey.filter((definition) => filled.has(definition));
  return { document, name, modules, exportedAt, needsPremium };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
