import type { ProjectChecks } from '@elan/domain/contract/checks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checksQuery } from '../checks/checkAnswers.ts';

/** An amount without a known source, with its position in the stored text. */
export type Untraced = Omit<ProjectChecks['untraced'][number], 'module'>;

export interface UntracedAmounts {
  /** The amounts that the server lists, in the order of the text. */
  readonly listed: readonly Untraced[];
  /** The total number of amounts, including unlisted ones. */
  readonly count: number;
}

const none: UntracedAmounts = { listed: [], count: 0 };

/**
 * @param text the stored text, or undefined if the page shows anything else.
 * @returns the text's amounts without a known source; none if the server listed those of another version.
 */
export function useUntraced(
  text: string | undefined,
  { projectId, module }: { readonly projectId: string; readonly module: string },
): UntracedAmounts {
  const { data } = useQuery({ ...checksQuery(projectId), enabled: text !== undefined });
  return useMemo(() => {
    if (text === undefined || !data) return none;
    const listed = data.untraced.filter((one) => one.module === module);
    // The list may belong to another version of the text.
    const isOfText = listed.every(({ amount, start, end }) =>
      text.slice(start, end).includes(amount),
    );
    return isOfText ? { listed, count: data.untracedCount[module] ?? listed.length } : none;
  }, [text, data, module]);
}
