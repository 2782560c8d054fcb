import type { ProjectChecks } from '@elan/domain/contract/checks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checksQuery } from '../checks/checkAnswers.ts';

/** An amount of a text that nothing explains, with its place in the stored text. */
export type Untraced = Omit<ProjectChecks['untraced'][number], 'module'>;

export interface UntracedAmounts {
  /** The first of them, in the order of the text. */
  readonly listed: readonly Untraced[];
  /** How many there are in all. */
  readonly count: number;
}

const none: UntracedAmounts = { listed: [], count: 0 };

/**
 * @param text as stored; undefined while there is none, or while it is being written.
 * @returns its amounts that nothing explains, as the server detected them in the last save.
 */
export function useUntraced(
  text: string | undefined,
  { projectId, module }: { readonly projectId: string; readonly module: string },
): UntracedAmounts {
  const { data } = useQuery({ ...checksQuery(projectId), enabled: text !== undefined });
  return useMemo(() => {
    if (text === undefined || !data) return none;
    const listed = data.untraced.filter((one) => one.module === module);
    // The list may be of another version of the text.
    const isOfText = listed.every(({ amount, start, end }) =>
      text.slice(start, end).includes(amount),
    );
    return isOfText ? { listed, count: data.untracedCount[module] ?? listed.length } : none;
  }, [text, data, module]);
}
