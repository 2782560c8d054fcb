import type { Figures } from '@elan/domain/figures/figures';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { figureSourceParts } from '@elan/domain/figures/source';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { catalogue, journey } from '@elan/modules/catalogue';
import { projectSources } from '@elan/reading/tracing/projectSources';
import { needsRewriting } from '@elan/reading/tracing/rewriting';
import { readingSources } from '@elan/reading/tracing/sources';
import { type TracedAmount, traceAmounts } from '@elan/reading/tracing/traceAmounts';
import type { Database } from '../adapters/database/database.ts';
import { inTurns } from '../lib/takingTurns.ts';
import { findProject, type ProjectRow } from '../store/projects/projects.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';
import type { Admission } from './admitGeneration.ts';

/** Traces the amounts in a reply to their sources in the project. */
export interface ReplyTracer {
  readonly figures: Figures;
  readonly trace: (text: string) => readonly TracedAmount[];
}

/**
 * @returns undefined if the project has no forecast or was deleted; the amounts are then traced only when the
 *   text is shown.
 */
export async function readTracer(
  db: Database,
  { actorId, place, definition, answers, comments }: Admission,
  now: Date,
): Promise<ReplyTracer | undefined> {
  const project = await withRowLevelSecurity(db, actorId, (tx) =>
    findProject(tx, place.ownerId, place.projectId),
  );
  return project && tracerOf(project, { definition, content: { answers, comments } }, now);
}

/**
 * Creates a tracer for the saved project with the unsaved `content` of one module.
 * @returns undefined if the project has no forecast.
 */
export async function tracerOf(
  { name, description, modulesData }: Pick<ProjectRow, 'name' | 'description' | 'modulesData'>,
  {
    definition,
    content,
  }: { readonly definition: ModuleDefinition; readonly content: ModuleContent },
  now: Date,
): Promise<ReplyTracer | undefined> {
  const own = { ...modulesData[definition.key], ...content };
  const modules = { ...modulesData, [definition.key]: own };
  const inputs = modules[catalogue.finances.key]?.forecast?.inputs;
  if (!inputs) return undefined;
  await inTurns(figureSourceParts(inputs));
  const figures = figuresOf(inputs);
  const sources = projectSources({ name, description, modules }, { journey, figures, now });
  await inTurns(readingSources(sources));
  return { figures, trace: (text) => traceAmounts(text, sources) };
}

/**
 * @returns the amounts without a source if there are so many that the text must be requested again; otherwise an empty
 *   list.
 */
export function amountsToRewrite({ trace }: ReplyTracer, text: string): readonly string[] {
  const traced = trace(text);
  if (!needsRewriting(traced)) return [];
  const untraced = traced.filter(({ source }) => source === undefined);
  return [...new Set(untraced.map(({ written }) => written))];
}

/**
 * @returns the ids of the figures whose values the text contains as plain text. Such values do not update with the
 *   forecast.
 */
export function figuresHeld({ figures, trace }: ReplyTracer, text: string): readonly string[] {
  const held = trace(text).flatMap(({ written, source }) => {
    const isWord = source?.kind === 'figure' && !written.startsWith('{{');
    return isWord && Object.hasOwn(figures.figures, source.id) ? [source.id] : [];
  });
  return [...new Set(held)];
}
