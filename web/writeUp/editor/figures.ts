import {
  figurePlaceholder,
  placeholdersIn,
  tablePlaceholder,
} from '@elan/domain/figures/placeholder';

/** A reference to the forecast: `f` for a figure within a line, `t` for a table. */
export interface Placeholder {
  readonly kind: 'f' | 't';
  readonly id: string;
}

/** @returns the pieces of a text: words, and the placeholders between them. */
export function splitAtPlaceholders(text: string): readonly (string | Placeholder)[] {
  if (!text.includes('{{')) return text === '' ? [] : [text];
  const pieces: (string | Placeholder)[] = [];
  let from = 0;
  for (const { kind, id, start, end } of placeholdersIn(text)) {
    pieces.push(text.slice(from, start), { kind: kind === 'table' ? 't' : 'f', id });
    from = end;
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '');
}

/** @returns the placeholder if the text consists of nothing else; otherwise undefined. */
export function onlyPlaceholder(text: string): Placeholder | undefined {
  const [only, ...others] = splitAtPlaceholders(text.trim());
  return typeof only === 'object' && others.length === 0 ? only : undefined;
}

/** @returns the placeholder with this kind and id; undefined if they are not valid. */
export function placeholderOf(kind: unknown, id: unknown): Placeholder | undefined {
  if ((kind !== 'f' && kind !== 't') || typeof id !== 'string') return undefined;
  const found = onlyPlaceholder(placeholderText({ kind, id }));
  return found?.id === id ? found : undefined;
}

/** @returns a placeholder as it is stored. */
export function placeholderText({ kind, id }: Placeholder): string {
  return kind === 't' ? tablePlaceholder(id) : figurePlaceholder(id);
}
