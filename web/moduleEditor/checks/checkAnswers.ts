import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import type { Check } from '@elan/domain/forecast/outputs';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { checksKey, projectsKey } from '../../projects/projects.ts';

/** Everything that there is to look at again in a project; what saves a module has it read again. */
export function checksQuery(projectId: string) {
  return queryOptions({
    queryKey: checksKey(projectId),
    queryFn: ({ signal }) => call(contract.listChecks, { params: { id: projectId } }, { signal }),
  });
}

/** The checks of a project as it is saved. */
export interface SavedChecks {
  readonly projectId: string;
  /** @returns the same check with its answer; undefined for one of changes that are not saved, which cannot be answered. */
  readonly find: (check: Check) => AnsweredCheck | undefined;
}

/** @param isNeeded whether the page shows a check. */
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

/** @returns the mutation of the answer to a check; null takes it back. It ends once the lists show it. */
export function useAnswerCheck(projectId: string, checkId: string) {
  const client = useQueryClient();
  const params = { id: projectId, checkId };
  return useMutation({
    mutationFn: async (because: string | null) => {
      if (because === null) await call(contract.takeBackCheckAnswer, { params });
      else await call(contract.answerCheck, { params, body: { because } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: projectsKey }),
  });
}
