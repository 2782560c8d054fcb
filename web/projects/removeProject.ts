import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eraseDraftsIn } from '../drafts/drafts.ts';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { useMe } from '../session/me.ts';
import { readListsAgain } from './recycleBin.ts';

/** @returns the mutation that permanently deletes a project, and then erases its drafts from this browser. */
export function useRemoveProject() {
  const client = useQueryClient();
  const userId = useMe().user.id;
  return useMutation({
    mutationFn: (id: string) => call(contract.removeProject, { params: { id } }),
    onSuccess: (_removed, id) => {
      eraseDraftsIn(userId, id);
      return readListsAgain(client);
    },
  });
}
