import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ModuleKey } from '@elan/modules/catalogue';
import { definePart, type Part, usePart, useParts } from '../parts/parts.ts';
import { isModuleKey, journey } from './journey.ts';

const loaders: Readonly<Record<ModuleKey, () => Promise<ModuleDefinition>>> = {
  brainstorm: async () => (await import('@elan/modules/brainstorm/brainstorm.module')).brainstorm,
  idea: async () => (await import('@elan/modules/idea/idea.module')).idea,
  analysis: async () => (await import('@elan/modules/analysis/analysis.module')).analysis,
  'business-plan': async () =>
    (await import('@elan/modules/business-plan/business-plan.module')).businessPlan,
  marketing: async () => (await import('@elan/modules/marketing/marketing.module')).marketing,
  rd: async () => (await import('@elan/modules/rd/rd.module')).rd,
  finances: async () => (await import('@elan/modules/finances/finances.module')).finances,
  environmental: async () =>
    (await import('@elan/modules/environmental/environmental.module')).environmental,
  personas: async () => (await import('@elan/modules/personas/personas.module')).personas,
  journal: async () => (await import('@elan/modules/journal/journal.module')).journal,
  maturity: async () => (await import('@elan/modules/maturity/maturity.module')).maturity,
};

const parts = Object.fromEntries(
  Object.entries(loaders).map(([key, load]) => [
    key,
    definePart(`../modules/${key}/${key}.module.ts`, load),
  ]),
) as Readonly<Record<ModuleKey, Part<ModuleDefinition>>>;

const all = journey.map(({ key }) => parts[key as ModuleKey]);

/** @returns the full definition of a module: its questions, their groups and the sections of its text. */
export function useDefinition(key: ModuleKey): ModuleDefinition {
  return usePart(parts[key]);
}

/** Like `useDefinition`, but returns undefined if the key is not a module's. */
export function useAnyDefinition(key: string): ModuleDefinition | undefined {
  const definition = useDefinition(isModuleKey(key) ? key : 'idea');
  return isModuleKey(key) ? definition : undefined;
}

/** @returns the full definitions of all modules, in the order of the journey. */
export function useAllDefinitions(): readonly ModuleDefinition[] {
  return useParts(all);
}

/** Like `useDefinition`, but for use outside of rendering. */
export function loadDefinition(key: ModuleKey): Promise<ModuleDefinition> {
  return parts[key].load();
}

/** Like `useAllDefinitions`, but for use outside of rendering. */
export function loadAllDefinitions(): Promise<readonly ModuleDefinition[]> {
  return Promise.all(all.map((part) => part.load()));
}
