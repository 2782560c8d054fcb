import { type Nature, natures } from '@elan/domain/project/nature';
import { natureRemark } from '@elan/modules/environmental/natureRemark';

/** @returns the environmental analysis that a task asks for, in the words of its remark. */
export function natureAsked(task: string): Nature {
  const lines = task.split('\n');
  const asked = natures.find((nature) =>
    Object.values(natureRemark[nature]).some((remark) => lines.includes(remark)),
  );
  return asked ?? 'physical';
}
