import type { Growing } from '@elan/domain/project/growing';
import { growingJson } from '@elan/modules/writing/growingJson';

/** A structured reply that is still arriving. */
export interface StructureSoFar {
  readonly text: string;
  append(piece: string): void;
  /**
   * @returns the part that is shown. It is computed on demand, and only when something has been completed
   *   since.
   */
  shown(): Growing | undefined;
}

/** @param grow returns what the module shows of the JSON that is complete so far. */
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
      // The newly completed part may not be visible, such as a closing bracket.
      if (next && nextForm !== form) [shown, form] = [next, nextForm];
      return shown;
    },
  };
}
