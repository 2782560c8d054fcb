import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ComponentType } from 'react';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { AdaptiveAnalysis } from './AdaptiveAnalysis.tsx';
import { PlanContents } from './PlanContents.tsx';

type ModuleIntro = ComponentType<Pick<ModuleEditor, 'definition' | 'project' | 'form'>>;

/** The introductions that some modules show above their questions (docs/product.md#module-pages), by module key. */
const moduleIntros: Readonly<Record<string, ModuleIntro>> = {
  'business-plan': PlanContents,
  environmental: AdaptiveAnalysis,
};

/** @returns the introduction of this module, if it has one. */
export function moduleIntro({ key }: ModuleDefinition): ModuleIntro | undefined {
  return Object.hasOwn(moduleIntros, key) ? moduleIntros[key] : undefined;
}

/** @returns true where the introduction lists the sections of the write-up. */
export function listsSections(definition: ModuleDefinition): boolean {
  return moduleIntro(definition) === PlanContents;
}
