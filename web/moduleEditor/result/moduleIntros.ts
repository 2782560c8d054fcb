import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ComponentType } from 'react';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { AdaptiveAnalysis } from './AdaptiveAnalysis.tsx';
import { PlanContents } from './PlanContents.tsx';

type Opening = ComponentType<{ readonly editor: ModuleEditor }>;

/** What some modules say before their questions (docs/product.md#module-pages), by module key. */
const openings: Readonly<Record<string, Opening>> = {
  'business-plan': PlanContents,
  environmental: AdaptiveAnalysis,
};

/** @returns what stands before the questions of this module, if anything does. */
export function moduleIntro({ key }: ModuleDefinition): Opening | undefined {
  return Object.hasOwn(openings, key) ? openings[key] : undefined;
}

/** @returns true where that lists the sections of the write-up. */
export function listsSections(definition: ModuleDefinition): boolean {
  return moduleIntro(definition) === PlanContents;
}
