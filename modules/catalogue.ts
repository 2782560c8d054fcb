import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { analysis } from './analysis/analysis.module.ts';
import { brainstorm } from './brainstorm/brainstorm.module.ts';
import { businessPlan } from './business-plan/business-plan.module.ts';
import { environmental } from './environmental/environmental.module.ts';
import { finances } from './finances/finances.module.ts';
import { idea } from './idea/idea.module.ts';
import { journal } from './journal/journal.module.ts';
import { marketing } from './marketing/marketing.module.ts';
import { maturity } from './maturity/maturity.module.ts';
import { personas } from './personas/personas.module.ts';
import { rd } from './rd/rd.module.ts';

/**
 * All modules of the product, in the order of the journey. The browser loads this file, so it must not contain prompts.
 * CONTRIBUTING.md explains how to add a module.
 */
export const catalogue = {
  brainstorm,
  idea,
  analysis,
  'business-plan': businessPlan,
  marketing,
  rd,
  finances,
  environmental,
  personas,
  journal,
  maturity,
} as const satisfies Readonly<Record<string, ModuleDefinition>>;

export type ModuleKey = keyof typeof catalogue;

export type QuestionnaireKey = {
  [Key in ModuleKey]: (typeof catalogue)[Key]['questions'] extends readonly [] ? never : Key;
}[ModuleKey];

export const journey: readonly ModuleDefinition[] = Object.values(catalogue);

/** @returns the definition of the module with this key; undefined if there is none. */
export function findModule(key: string): ModuleDefinition | undefined {
  return journey.find((definition) => definition.key === key);
}

/** @returns whether `key` is the key of a module. */
export function isModuleKey(key: string): key is ModuleKey {
  return Object.hasOwn(catalogue, key);
}
