import { characters } from './characters.ts';
import { emphasis } from './emphasis.ts';
import { html } from './html.ts';
import { htmlMore } from './htmlMore.ts';
import { lines } from './lines.ts';
import { linesMore } from './linesMore.ts';
import { lists } from './lists.ts';
import { listsMore } from './listsMore.ts';
import { numbers } from './numbers.ts';
import { numbersMore } from './numbersMore.ts';
import type { Piece } from './piece.ts';
import { tables } from './tables.ts';

/** Samples of model output with their correct readings. */
export const corpus: readonly Piece[] = [
  ...numbers,
  ...numbersMore,
  ...emphasis,
  ...lines,
  ...linesMore,
  ...lists,
  ...listsMore,
  ...tables,
  ...html,
  ...htmlMore,
  ...characters,
];
