import type { Growing } from '@elan/domain/project/growing';
import { growingJson } from '@elan/modules/writing/growingJson';

/** A structured reply that is still arriving. */
export interface StructureSoFar {
  append(piece: string): void;
  /** @returns the part to show, computed again only if more of the JSON is complete than at the last call. */
  shown(): Growing | undefined;
}

/** @param grow returns what the module shows of the complete part of the JSON. */
export function structureSoFar(grow: (value: unknown) => Growing | undefined): StructureSoFar {
  const json = growingJson();
  let counted = 0;
  let shown: Growing | undefined;
  let form: string | undefined;
  return {
    append: json.append,
    shown() {
      if (json.count === counted) return shown;
      counted = json.count;
      const next = grow(json.value);
      const nextForm = JSON.stringify(next);
      // The newly completed part may change nothing visible, such as a closing bracket.
      if (next && nextForm !== form) [shown, form] = [next, nextForm];
      return shown;
    },
  };
}
