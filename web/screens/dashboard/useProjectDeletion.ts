import type { ProjectSummary } from '@elan/domain/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { projectQuery, useProjectFailureText } from '../../projects/projects.ts';
import { useDeleteProject, useRestoreProject } from '../../projects/recycleBin.ts';
import { useCurrentProject } from '../../session/currentProject.ts';
import { useToast } from '../../ui/Toasts.tsx';

interface Asked {
  readonly project: ProjectSummary;
  /** Its index in the list. */
  readonly index: number;
}

/**
 * Deletes a project after a confirmation, with an undo for as long as the message stays.
 * @param onMoved called when the card at this index disappears or returns, to move the focus.
 */
export function useProjectDeletion(
  projects: readonly ProjectSummary[],
  onMoved: (index: number) => void,
) {
  const { dashboard } = useCopy();
  const say = useProjectFailureText();
  const toast = useToast();
  const { projectId, setCurrentProject } = useCurrentProject();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const deletion = useDeleteProject();
  const restoration = useRestoreProject();

  const putBack = ({ project: { id, name }, index }: Asked) =>
    restoration.mutate(id, {
      onSuccess: () => {
        toast({ tone: 'done', text: dashboard.bin.restored(name) });
        onMoved(index);
      },
      onError: (failure) =>
        toast({ tone: 'danger', text: `${say('restore', failure)} ${dashboard.bin.stillThere}` }),
    });

  return {
    /** The project to confirm; it stays while the dialog closes. */
    asked: asked?.project,
    isOpen,
    isPending: deletion.isPending,
    failure: deletion.error,
    ask: (project: ProjectSummary) => {
      deletion.reset();
      setAsked({ project, index: projects.findIndex(({ id }) => id === project.id) });
      setOpen(true);
    },
    setOpen,
    closed: () => {
      const isGone = asked && !projects.some(({ id }) => id === asked.project.id);
      if (asked && (isGone || deletion.isSuccess)) onMoved(asked.index);
    },
    confirm: () => {
      if (!asked) return;
      const { id, name } = asked.project;
      deletion.mutate(id, {
        onSuccess: () => {
          if (projectId === id) setCurrentProject(null);
          // Afterwards: while it is the current project, the page would read it again.
          client.removeQueries({ queryKey: projectQuery(id).queryKey });
          setOpen(false);
          toast({
            text: dashboard.deleted(name),
            action: { label: dashboard.undo, run: () => putBack(asked) },
          });
        },
      });
    },
  };
}
