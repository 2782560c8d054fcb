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

/** The content of an import file, before anything is created from it. */
export interface ReadImport {
  readonly document: unknown;
  readonly name: string;
  /** The modules with content, in the order of the journey. */
  readonly modules: readonly ModuleDefinition[];
  readonly exportedAt: string;
  /** Whether the file contains modules that the plan does not allow. */
  readonly needsPremium: boolean;
}

/** Why a file cannot be imported. */
export type ImportProblem = { readonly because: 'notJson' | 'tooLarge' } | Unreadable;

/** Reads a file by the server's rules, so that the user sees its content and any problem before the import. */
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
