import type { ModuleOutline } from '@elan/domain/questionnaire/module';
import type { ModuleKey } from '@elan/modules/catalogue';
import { outlines } from './outlines.ts';

/** The modules in the order of the journey. Their questions and sections come with `useDefinition`. */
export const journey = outlines;

/** The same by key. */
export const modules = Object.fromEntries(
  journey.map((outline) => [outline.key, outline]),
) as Readonly<Record<ModuleKey, ModuleOutline>>;

/** @returns true when `key` names a module. */
export function isModuleKey(key: string): key is ModuleKey {
  return Object.hasOwn(modules, key);
}

/** @returns what is known of a module everywhere, or undefined when there is no such module. */
export function findModule(key: string): ModuleOutline | undefined {
  return isModuleKey(key) ? modules[key] : undefined;
}
