import { binDays, type DeletedProject } from '@elan/domain/contract/projects';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useRestoreProject } from '../../projects/recycleBin.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusyFocus } from '../../ui/focus.ts';

const dayMs = 86_400_000;

interface BinnedProjectProps {
  readonly project: DeletedProject;
  /** Called with the row when the project is restored. The row may already be unmounted. */
  readonly onRestored: (row: Element | null) => void;
  readonly onRemove: () => void;
}

/** A project in the recycle bin: until when it can be restored, and buttons to restore or delete it. */
export function BinnedProject({ project, onRestored, onRemove }: BinnedProjectProps) {
  const { language } = useLanguage();
  const { bin } = useCopy().dashboard;
  const say = useProjectFailureText();
  const title = useId();
  const restoration = useRestoreProject();
  const button = useBusyFocus(restoration.isPending);
  const until = new Date(Date.parse(project.deleted_at) + binDays * dayMs).toISOString();

  const restore = ({ currentTarget }: { currentTarget: Element }) => {
    const row = currentTarget.closest('li');
    restoration.mutateAsync(project.id).then(
      () => onRestored(row),
      // The row shows the failure.
      () => {},
    );
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p id={title} tabIndex={-1} className="font-semibold [overflow-wrap:anywhere]">
          {project.name}
        </p>
        <p className="text-sm text-muted">{bin.until(longDate(until, language))}</p>
        {restoration.error ? (
          <p role="alert" className="text-sm text-danger">
            {say('restore', restoration.error)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          aria-describedby={title}
          busy={restoration.isPending}
          onClick={restore}
        >
          {bin.restore}
        </Button>
        <Button
          variant="quiet"
          aria-describedby={title}
          className="text-danger!"
          onClick={onRemove}
        >
          {bin.remove}
        </Button>
      </div>
    </li>
  );
}
