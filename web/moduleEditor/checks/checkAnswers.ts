import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import type { Check } from '@elan/domain/forecast/outputs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { checksKey } from '../../projects/projects.ts';

/** Query for all points to review in a project; fetched again after a module was saved on this page. */
export function checksQuery(projectId: string) {
  return queryOptions({
    queryKey: checksKey(projectId),
    queryFn: ({ signal }) => call(contract.listChecks, { params: { id: projectId } }, { signal }),
  });
}

/** The checks of the saved version of a project. */
export interface SavedChecks {
  readonly projectId: string;
  /** @returns the saved check with the same id and text, if any. A check of unsaved changes usually has none. */
  readonly find: (check: Check) => AnsweredCheck | undefined;
}

/** @param isNeeded whether to fetch the checks, because the page shows one. */
export function useSavedChecks(projectId: string, isNeeded: boolean): SavedChecks {
  const { data } = useQuery({ ...checksQuery(projectId), enabled: isNeeded });
  return useMemo(
    () => ({
      projectId,
      find: ({ id, text }) => data?.checks.find((one) => one.id === id && one.text.fr === text.fr),
    }),
    [projectId, data],
  );
}
