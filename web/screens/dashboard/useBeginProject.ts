import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { projectQuery, projectsKey } from '../../projects/projects.ts';
import { useToast } from '../../ui/Toasts.tsx';

interface Beginning {
  readonly body: { readonly name: string; readonly description?: string };
  /** Whether the user already has an idea and skips the brainstorm. */
  readonly hasIdea: boolean;
}

const mutationKey = ['beginProject'];

/**
 * @returns the mutation that creates a project. It resolves with the project's id and first module: the idea if
 * skipping the brainstorm was chosen and saved, otherwise the brainstorm. A toast reports a failure to save that
 * choice. `isBeginning` is also true for a creation that an earlier form on this page requested.
 */
export function useBeginProject() {
  const client = useQueryClient();
  const toast = useToast();
  const { haveIdea } = useCopy().dashboard;
  const { brainstorm, idea } = catalogue;
  const isBeginning = useIsMutating({ mutationKey }) > 0;
  const create = useMutation({
    mutationKey,
    mutationFn: async ({ body, hasIdea }: Beginning) => {
      const project = await call(contract.createProject, { body });
      const noted = hasIdea ? await noteIdea(project.id, brainstorm.key) : undefined;
      if (hasIdea && !noted) toast({ tone: 'danger', text: haveIdea.failed });
      const modules_data = noted ? { [brainstorm.key]: noted } : {};
      client.setQueryData(projectQuery(project.id).queryKey, { ...project, modules_data });
      return { id: project.id, module: noted ? idea.key : brainstorm.key };
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: projectsKey });
    },
  });
  return { create, isBeginning };
}

/** Records that the user has an idea, like the brainstorm's button. @returns undefined if saving failed. */
async function noteIdea(id: string, module: string) {
  const data = { hasIdea: true };
  try {
    const { lastUpdated } = await call(contract.saveModule, {
      params: { id, module },
      body: { data, baseLastUpdated: null },
    });
    return { ...data, lastUpdated };
  } catch {
    return undefined;
  }
}
