import { Failure } from '@elan/domain/failure';
import { type SavedData, savedDataSchema } from '@elan/domain/project/moduleEntry';
import { type Answers, answersSchema } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ZodMiniType } from 'zod/mini';

/** @returns the answers, when they are this module's own. @throws Failure `malformed` that names the field. */
export function parseAnswers(definition: ModuleDefinition, answers: unknown): Answers {
  return parse(answersSchema(definition), answers, 'answers');
}

/** @returns what may be saved of this module. @throws Failure `malformed` that names the field. */
export function parseSavedData(definition: ModuleDefinition, data: unknown): SavedData {
  return parse(savedDataSchema(definition), data, 'data');
}

function parse<Output>(schema: ZodMiniType<Output>, value: unknown, name: string): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [name, ...(issue?.path ?? [])].join('..');
  throw new Failure('malformed', { detail: `${path}: ${issue?.message ?? 'invalid'}` });
}
