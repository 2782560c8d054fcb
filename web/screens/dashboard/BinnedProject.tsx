import { binDays, type DeletedProject } from '@elan/domain/contract/projects';
import { useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useRemoveProject, useRestoreProject } from '../../projects/recycleBin.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';

const dayMs = 86_400_000;

interface BinnedProjectProps {
  readonly project: DeletedProject;
  /** It leaves with the focus on it: put it somewhere near. */
  readonly onGone: () => void;
}

/** A project in the bin: until when it can be taken back, and the two ways out. */
export function BinnedProject({ project, onGone }: BinnedProjectProps) {
  const { dashboard } = useCopy();
  const { language } = useLanguage();
  const say = useFailureText();
  const toast = useToast();
  const title = useId();
  const [isAsking, setAsking] = useState(false);
  const restoration = useRestoreProject();
  const removal = useRemoveProject();
  const until = new Date(Date.parse(project.deleted_at) + binDays * dayMs).toISOString();
  const { bin } = dashboard;

  const restore = () =>
    restoration.mutate(project.id, {
      onSuccess: () => {
        toast({ tone: 'done', text: bin.restored(project.name) });
        onGone();
      },
    });

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p id={title} className="font-semibold [overflow-wrap:anywhere]">
          {project.name}
        </p>
        <p className="text-sm text-muted">{bin.until(longDate(until, language))}</p>
        {restoration.error ? (
          <p role="alert" className="text-sm text-danger">
            {say(restoration.error)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={title} busy={restoration.isPending} onClick={restore}>
          {bin.restore}
        </Button>
        <Button look="quiet" aria-describedby={title} onClick={() => setAsking(true)}>
          {bin.remove}
        </Button>
      </div>
      <DeleteProjectDialog
        forGood
        name={project.name}
        open={isAsking}
        onOpenChange={setAsking}
        busy={removal.isPending}
        failure={removal.error}
        onConfirm={() => removal.mutate(project.id, { onSuccess: onGone })}
      />
    </li>
  );
}
