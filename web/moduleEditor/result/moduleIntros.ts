import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ComponentType } from 'react';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { AdaptiveAnalysis } from './AdaptiveAnalysis.tsx';
import { PlanContents } from './PlanContents.tsx';

type Opening = ComponentType<{ readonly editor: ModuleEditor }>;

/** The introductions that some modules show above their questions (spec, section 2), by module key. */
const openings: Readonly<Record<string, Opening>> = {
  'business-plan': PlanContents,
  environmental: AdaptiveAnalysis,
};

/** @returns the introduction of this module, if it has one. */
export function moduleIntro({ key }: ModuleDefinition): Opening | undefined {
  return Object.hasOwn(openings, key) ? openings[key] : undefined;
}

/** @returns true where the introduction lists the sections of the write-up. */
export function listsSections(definition: ModuleDefinition): boolean {
  return moduleIntro(definition) === PlanContents;
}
