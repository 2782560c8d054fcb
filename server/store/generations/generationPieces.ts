import type { Growing } from '@elan/domain/project/growing';
import { madeStorable } from '@elan/domain/text';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { generationPieces } from '../schema.ts';

/** The text written since the previous piece; the other fields are the generation's state at that point. */
export type Piece = Pick<
  typeof generationPieces.$inferSelect,
  'number' | 'text' | 'growing' | 'isThinking'
>;

/** Stores a piece, unless the generation has already ended. */
export async function addPiece(
  tx: Transaction,
  generationId: string,
  { number, text, growing, isThinking }: Piece,
): Promise<void> {
  await tx.execute(sql`
    insert into generation_pieces (generation_id, user_id, number, text, growing, is_thinking)
    select id, user_id, ${number}::int, ${madeStorable(text)}, ${jsonOf(growing)}::jsonb, ${isThinking}::boolean
    from generations where id = ${generationId} and status = 'running' for share`);
}

/** @returns the pieces with a higher number than `number`, in order. */
export function piecesAfter(
  tx: Transaction,
  generationId: string,
  number: number,
): Promise<Piece[]> {
  const { growing, isThinking, text } = generationPieces;
  return tx
    .select({ number: generationPieces.number, text, growing, isThinking })
    .from(generationPieces)
    .where(
      and(eq(generationPieces.generationId, generationId), gt(generationPieces.number, number)),
    )
    .orderBy(asc(generationPieces.number));
}

function jsonOf(growing: Growing | null): string | null {
  if (growing === null) return null;
  return JSON.stringify(growing, (_key, value) =>
    typeof value === 'string' ? madeStorable(value) : value,
  );
}
