import type { Growing } from '@elan/domain/project/growing';
import { growingJson } from '@elan/modules/writing/growingJson';

/** A structured reply while it comes. */
export interface StructureSoFar {
  readonly text: string;
  append(piece: string): void;
  /** What is shown of it: worked out when it is asked for, once for all who ask, and only when something became whole. */
  shown(): Growing | undefined;
}

/** @param grow what a module shows of the JSON that is whole so far. */
export function structureSoFar(grow: (value: unknown) => Growing | undefined): StructureSoFar {
  const json = growingJson();
  let text = '';
  let counted = 0;
  let shown: Growing | undefined;
  let form: string | undefined;
  return {
    get text() {
      return text;
    },
    append(piece) {
      text += piece;
      json.append(piece);
    },
    shown() {
      if (json.count === counted) return shown;
      counted = json.count;
      const next = grow(json.value);
      const nextForm = JSON.stringify(next);
      // What became whole may be nothing that is shown, such as a bracket that closed.
      if (next && nextForm !== form) [shown, form] = [next, nextForm];
      return shown;
    },
  };
}
