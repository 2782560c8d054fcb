import { Failure } from '@elan/domain/failure';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { findModule } from '@elan/modules/catalogue';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns whether the text has the format of a UUID. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/**
 * @returns the id.
 * @throws Failure `not_found` if the format of the id is invalid, as for an id that does not exist.
 */
export function existingId(id: string): string {
  if (!isId(id)) throw new Failure('not_found');
  return id;
}

/** @throws Failure `not_found` if there is no such module. */
export function existingModule(module: string): ModuleDefinition {
  const definition = findModule(module);
  if (!definition) throw new Failure('not_found');
  return definition;
}
