import type { ProjectSummary } from '@elan/domain/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { projectQuery } from '../../projects/projects.ts';
import { useDeleteProject, useRestoreProject } from '../../projects/recycleBin.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { forgetProject } from '../../session/currentProject.ts';
import { useMe } from '../../session/me.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { useListFocus } from '../../ui/useListFocus.ts';

interface Asked {
  readonly project: ProjectSummary;
  /** The project's index in the list, and its card there. */
  readonly index: number;
  readonly card: Element | undefined;
}

/**
 * Deletes a project after a confirmation. A message offers to undo the deletion.
 * @param focus the focus handling of the card list, which moves the focus when a card disappears or returns.
 */
export function useProjectDeletion(
  projects: readonly ProjectSummary[],
  { list, handOver }: Pick<ReturnType<typeof useListFocus<HTMLElement>>, 'list' | 'handOver'>,
) {
  const { dashboard } = useCopy();
  const say = useProjectFailureText();
  const toast = useToast();
  const { user } = useMe();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const deletion = useDeleteProject();
  const restoration = useRestoreProject();

  const putBack = ({ project: { id, name }, index }: Asked) =>
    restoration.mutateAsync(id).then(
      () => {
        toast({ tone: 'done', text: dashboard.bin.restored(name) });
        handOver(index);
      },
      (failure) =>
        toast({ tone: 'danger', text: `${say('restore', failure)} ${dashboard.bin.stillThere}` }),
    );

  return {
    /** The project whose deletion awaits confirmation. Still set while the dialog closes. */
    asked: asked?.project,
    isOpen,
    isPending: deletion.isPending,
    failure: deletion.error,
    ask: (project: ProjectSummary) => {
      deletion.reset();
      const index = projects.findIndex(({ id }) => id === project.id);
      setAsked({ project, index, card: list.current?.children[index] });
      setOpen(true);
    },
    setOpen,
    closed: () => {
      const isGone = asked && !projects.some(({ id }) => id === asked.project.id);
      if (asked && (isGone || deletion.isSuccess)) handOver(asked.index, asked.card);
    },
    confirm: () => {
      if (!asked) return;
      const { id, name } = asked.project;
      deletion.mutateAsync(id).then(
        () => {
          forgetProject(user.id, id, true);
          // Removed after the project is no longer the current one; otherwise the page would fetch the project again.
          client.removeQueries({ queryKey: projectQuery(id).queryKey });
          setOpen(false);
          toast({
            text: dashboard.deleted(name),
            action: { label: dashboard.undo, run: () => putBack(asked) },
          });
        },
        // The dialog shows the failure.
        () => {},
      );
    },
  };
}
