import { Failure } from '@elan/domain/failure';
import { type Feedback, feedbackOf } from '@elan/domain/generation/feedback';
import { isTextEdited, textFieldsOf } from '@elan/domain/project/editedText';
import { type Account, requireActive } from '../../auth/currentAccount.ts';
import { existingId, existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findWriterOf, storeFeedback } from '../../store/generations/feedback.ts';
import { readModule } from '../../store/projects/modules.ts';
import { findProjectHead } from '../../store/projects/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

interface TextPlace {
  readonly account: Account;
  readonly projectId: string;
  readonly module: string;
}

const nothing = { generation: null, feedback: null };

/**
 * The generation that wrote the text of a module, and the person's feedback on it; nothing where the
 * text is not as it was generated. @throws Failure `not_found`.
 */
export function readFeedback(
  services: Pick<Services, 'db'>,
  { account, ...input }: TextPlace,
): Promise<{ generation: string | null; feedback: Feedback | null }> {
  const projectId = existingId(input.projectId);
  const { key, kind } = existingModule(input.module);
  return withRowLevelSecurity(services.db, account.id, async (tx) => {
    if (!(await findProjectHead(tx, account.id, projectId))) throw new Failure('not_found');
    const place = { userId: account.id, projectId, module: key };
    const fields = textFieldsOf(kind);
    if (!fields || isTextEdited((await readModule(tx, place))?.data)) return nothing;
    const row = await findWriterOf(tx, place, fields.text);
    if (!row) return nothing;
    return { generation: row.id, feedback: feedbackOf(row.helped, row.reason) };
  });
}

/**
 * Stores whether a text helped, and why, with the generation that wrote it; null takes it back.
 * @throws Failure `not_found`, also for a generation that wrote nothing there; `suspended`.
 */
export function giveFeedback(
  services: Pick<Services, 'db' | 'clock'>,
  input: TextPlace & { readonly generation: string; readonly feedback: Feedback | null },
): Promise<{ feedback: Feedback | null }> {
  const { account, feedback } = input;
  const projectId = existingId(input.projectId);
  const { key } = existingModule(input.module);
  const generation = existingId(input.generation);
  return withRowLevelSecurity(services.db, account.id, async (tx) => {
    if (!(await findProjectHead(tx, account.id, projectId))) throw new Failure('not_found');
    requireActive(account);
    const place = { userId: account.id, projectId, module: key };
    const change = { feedback, now: services.clock.now() };
    if (!(await storeFeedback(tx, place, generation, change))) throw new Failure('not_found');
    return { feedback };
  });
}
