import { Failure } from '@elan/domain/failure';
import { type Feedback, feedbackOf } from '@elan/domain/generation/feedback';
import { isTextEdited, textFieldsOf } from '@elan/domain/project/editedText';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import type { Transaction } from '../../adapters/database/database.ts';
import { requireActive } from '../../auth/currentAccount.ts';
import { existingId, existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findWriterOf, storeFeedback } from '../../store/generations/feedback.ts';
import { readModule } from '../../store/projects/modules.ts';
import { findProjectHead } from '../../store/projects/projects.ts';

interface TextPlace extends ProjectScope {
  readonly module: string;
}

const nothing = { generation: null, feedback: null };

/**
 * @returns the generation that wrote a module's text, and the user's feedback on it; both null if the text is edited or
 *   no generation is found.
 * @throws Failure `not_found`.
 */
export function readFeedback(
  services: Pick<Services, 'db'>,
  input: TextPlace,
): Promise<{ generation: string | null; feedback: Feedback | null }> {
  const { kind } = existingModule(input.module);
  return inProject(services.db, input, async (tx) => {
    const place = await findPlace(tx, input);
    const fields = textFieldsOf(kind);
    if (!fields || isTextEdited((await readModule(tx, place))?.data)) return nothing;
    const row = await findWriterOf(tx, place, fields.text);
    if (!row) return nothing;
    return { generation: row.id, feedback: feedbackOf(row.helped, row.reason) };
  });
}

/**
 * Stores whether the text that a generation wrote helped, and why. Null removes the feedback.
 * @throws Failure `not_found`, also if the generation wrote no text in this module; `suspended`.
 */
export function giveFeedback(
  services: Pick<Services, 'db' | 'clock'>,
  input: TextPlace & { readonly generation: string; readonly feedback: Feedback | null },
): Promise<{ feedback: Feedback | null }> {
  const { actor, feedback } = input;
  existingModule(input.module);
  const generation = existingId(input.generation);
  return inProject(services.db, input, async (tx) => {
    const place = await findPlace(tx, input);
    requireActive(actor);
    const change = { feedback, now: services.clock.now() };
    if (!(await storeFeedback(tx, place, generation, change))) throw new Failure('not_found');
    return { feedback };
  });
}

/** @throws Failure `not_found` if the project does not exist. */
async function findPlace(tx: Transaction, { actor, owner, projectId, module }: TextPlace) {
  if (!(await findProjectHead(tx, owner.id, projectId))) throw new Failure('not_found');
  return { actorId: actor.id, ownerId: owner.id, projectId, module };
}
