import type { ProjectSummary } from '@elan/domain/contract/projects';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useDeleteProject, useRestoreProject } from '../../projects/recycleBin.ts';
import { useCurrentProject } from '../../session/currentProject.ts';
import { useToast } from '../../ui/Toasts.tsx';

/** Deleting a project: asked about first, and offered to be taken back for as long as the message stays. */
export function useProjectDeletion(onGone: () => void) {
  const { dashboard } = useCopy();
  const toast = useToast();
  const { projectId, setCurrentProject } = useCurrentProject();
  const [asked, setAsked] = useState<ProjectSummary>();
  const [isOpen, setOpen] = useState(false);
  const deletion = useDeleteProject();
  const restoration = useRestoreProject();

  const putBack = (id: string) =>
    restoration.mutate(id, {
      onError: () => toast({ tone: 'danger', text: dashboard.bin.restoreFailed }),
    });

  return {
    /** The project that is asked about; it stays while the dialog closes. */
    asked,
    isOpen,
    isPending: deletion.isPending,
    failure: deletion.error,
    ask: (project: ProjectSummary) => {
      deletion.reset();
      setAsked(project);
      setOpen(true);
    },
    setOpen,
    confirm: () => {
      if (!asked) return;
      const { id, name } = asked;
      deletion.mutate(id, {
        onSuccess: () => {
          if (projectId === id) setCurrentProject(null);
          setOpen(false);
          toast({
            text: dashboard.deleted(name),
            action: { label: dashboard.undo, run: () => putBack(id) },
          });
          onGone();
        },
      });
    },
  };
}
