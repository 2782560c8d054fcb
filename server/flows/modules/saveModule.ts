import { isoDayInToronto } from '@elan/domain/day';
import { Failure } from '@elan/domain/failure';
import { mayOpen } from '@elan/domain/forecast/inputs';
import { decideSaving } from '@elan/domain/generation/decideGeneration';
import { isAnswered, withMarks } from '@elan/domain/project/answerMarks';
import { editNotes, replacedText } from '@elan/domain/project/editedText';
import {
  changeOf,
  hasContent,
  largestSave,
  type SavedData,
  savedDataSchema,
  touchesContent,
} from '@elan/domain/project/moduleEntry';
import { versionOfSave } from '@elan/domain/project/versions';
import { type Answers, answersSchema } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { ZodMiniType } from 'zod/mini';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { readModule, storedSize } from '../../store/projects/modules.ts';
import { touchProject } from '../../store/projects/projects.ts';
import { writeModule } from '../storage/withinStorage.ts';
import { readEdit } from './readEdit.ts';

/**
 * Merges the user's input into one module of a project. Content replaced in one sitting is kept as one version.
 * @param input.base the `lastUpdated` on which the edit is based; null if nothing was saved.
 * @returns the new `lastUpdated`.
 * @throws Failure `malformed`, `not_found`, `suspended`, `premium_required`, `save_conflict`, `storage_full`.
 */
export async function saveModule(
  services: Pick<Services, 'db' | 'clock'>,
  input: ProjectScope & {
    readonly module: string;
    readonly data: unknown;
    readonly base: Date | null;
  },
): Promise<Date> {
  const { actor, owner, projectId } = input;
  const definition = existingModule(input.module);
  const saved = changeOf(parseSavedData(definition, input.data, services.clock.now()));
  const touchesAnswers =
    saved.answers !== undefined ||
    saved.defaultedAnswers !== undefined ||
    definition.questions.length === 0;
  const place = { ownerId: owner.id, projectId, module: definition.key };
  const read = { actor, projectId, place, change: saved, base: input.base };
  const edit = await readEdit(services, definition, read);
  return inProject(services.db, input, async (tx) => {
    const now = services.clock.now();
    const state = await touchProject(tx, owner.id, projectId, now);
    if (state !== 'live') throw new Failure('not_found');
    const before = await readModule(tx, place);
    const written = withMarks(saved, before?.data);
    const replaced = replacedText(before?.data, written);
    const isEdited = replaced !== undefined && !edit?.isOffered;
    const data = {
      ...written,
      ...(replaced ? editNotes(written, isEdited) : {}),
      ...(edit?.basis ? { basis: edit.basis } : {}),
    };
    const decision = decideSaving({
      definition,
      access: owner.access,
      change: data,
      before: before?.data,
    });
    if (!decision.allowed) throw new Failure(decision.because);
    // `readEdit` returned nothing, because the module was not at the version on which the save is based.
    if (replaced && !edit) throw new Failure('save_conflict');
    const { lost, sitting } = versionOfSave(before, data, { by: actor.sessionId, now });
    const change = {
      data,
      cause: isEdited ? ('edited' as const) : ('saved' as const),
      sitting,
      hasContent: touchesContent(data) ? hasContent({ ...before?.data, ...data }) : undefined,
      answersComplete: touchesAnswers
        ? isAnswered(definition, { ...before?.data, ...data })
        : undefined,
    };
    return writeModule(tx, owner, { place, before, change, lost, base: input.base }, now);
  });
}

/** @returns whether the stored module is larger than the current limit for a save. */
export async function isStoredLarge(
  { db }: Pick<Services, 'db'>,
  { module, ...scope }: ProjectScope & { readonly module: string },
): Promise<boolean> {
  const { owner, projectId } = scope;
  const place = { ownerId: owner.id, projectId, module };
  const size = await inProject(db, scope, (tx) => storedSize(tx, place));
  return size > largestSave;
}

/**
 * @returns the answers, validated against this module's questions.
 * @throws Failure `malformed`, naming the field.
 */
export function parseAnswers(definition: ModuleDefinition, answers: unknown): Answers {
  return parse(answersSchema(definition), answers, 'answers');
}

/**
 * @param now a forecast must open near this date.
 * @returns the validated input.
 * @throws Failure `malformed`, naming the field.
 */
function parseSavedData(definition: ModuleDefinition, data: unknown, now: Date): SavedData {
  const saved = parse(savedDataSchema(definition), data, 'data');
  if (saved.forecast && !mayOpen(saved.forecast.inputs, isoDayInToronto(now))) {
    throw new Failure('malformed', { detail: 'data.forecast.inputs.opening: too far from today' });
  }
  return saved;
}

function parse<Output>(schema: ZodMiniType<Output>, value: unknown, name: string): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [name, ...(issue?.path ?? [])].join('.');
  throw new Failure('malformed', { detail: `${path}: ${issue?.message ?? 'invalid'}` });
}
