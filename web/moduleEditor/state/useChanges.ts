import type { Project } from '@elan/domain/contract/projects';
import { type Change, changesSince } from '@elan/domain/generation/basis';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useMemo } from 'react';
import { journey } from '../../catalogue/journey.ts';
import { useFigures } from '../../writeUp/figures.tsx';

/**
 * @param own the module's current content, including its result.
 * @returns the changes since the result was written or last confirmed, or undefined if its basis is unknown.
 */
export function useChanges(
  definition: ModuleDefinition,
  project: Project,
  own: ModuleContent | undefined,
): readonly Change[] | undefined {
  const figures = useFigures();
  const { modules_data: modules } = project;
  return useMemo(() => {
    if (!own?.basis) return undefined;
    const sources = { journey, modules: { ...modules, [definition.key]: own }, figures };
    return changesSince(own.basis, sources);
  }, [definition, modules, own, figures]);
}
