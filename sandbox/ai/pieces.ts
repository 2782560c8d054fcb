/** A text in the pieces that it is sent in, and how it ends. */
export interface Pieces {
  readonly pieces: readonly string[];
  readonly finishReason: 'stop' | 'length';
}

/** @returns the words of a text, each with the white space before it; joined they are the text again. */
export function piecesOf(text: string): readonly string[] {
  return text.match(/\s*\S+|\s+/g) ?? [];
}

/** Cuts a text at `maxTokens`, a piece standing for a token, as a provider cuts one. */
export function fitInto(pieces: readonly string[], maxTokens: number): Pieces {
  if (pieces.length <= maxTokens) return { pieces, finishReason: 'stop' };
  return { pieces: pieces.slice(0, maxTokens), finishReason: 'length' };
}
