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
 * Every module of the product, in the order of the journey. Contains nothing that only the server
 * may have. What a new module needs is in CONTRIBUTING.md.
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

/** The modules that have questions. */
export type QuestionnaireKey = {
  [Key in ModuleKey]: (typeof catalogue)[Key]['questions'] extends readonly [] ? never : Key;
}[ModuleKey];

/** The modules in the order of the journey. */
export const journey: readonly ModuleDefinition[] = Object.values(catalogue);

/** @returns the definition of `key`, or undefined when there is no such module. */
export function findModule(key: string): ModuleDefinition | undefined {
  return journey.find((definition) => definition.key === key);
}

/** @returns true when `key` names a module. */
export function isModuleKey(key: string): key is ModuleKey {
  return Object.hasOwn(catalogue, key);
}
