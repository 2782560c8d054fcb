import type { ModuleOutline } from '@elan/domain/questionnaire/module';
import type { ModuleKey } from '@elan/modules/catalogue';
import { outlines } from './outlines.ts';

/** Outlines of the modules in the order of the journey. Use `useDefinition` for their questions and sections. */
export const journey = outlines;

/** Module outlines by key. */
export const modules = Object.fromEntries(
  journey.map((outline) => [outline.key, outline]),
) as Readonly<Record<ModuleKey, ModuleOutline>>;

/** @returns whether the key is that of a module. */
export function isModuleKey(key: string): key is ModuleKey {
  return Object.hasOwn(modules, key);
}

/** @returns the outline of a module, or undefined if there is no such module. */
export function findModule(key: string): ModuleOutline | undefined {
  return isModuleKey(key) ? modules[key] : undefined;
}
