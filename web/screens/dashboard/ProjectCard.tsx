import type { ProjectSummary } from '@elan/domain/contract/projects';
import { modulesCounted, type ProjectStatus } from '@elan/domain/project/progress';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useHasProjectDraft } from '../../drafts/useProjectForm.ts';
import { useMoment } from '../../lib/rendered.ts';
import { later } from '../../parts/Later.tsx';
import { useMe } from '../../session/me.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ModuleStrip } from './ModuleStrip.tsx';

const EditProjectForm = later(
  'screens/dashboard/EditProjectForm.tsx',
  async () => (await import('./EditProjectForm.tsx')).EditProjectForm,
);

const tones: Readonly<Record<ProjectStatus, BadgeTone>> = {
  new: 'muted',
  inProgress: 'action',
  advanced: 'action',
  completed: 'action',
};

interface ProjectCardProps {
  readonly project: ProjectSummary;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** One project: its description, progress, modules and actions. The project is edited within the card. */
export function ProjectCard({ project, onOpen, onDelete }: ProjectCardProps) {
  const title = useId();
  const { user } = useMe();
  const hasDraft = useHasProjectDraft({ userId: user.id, projectId: project.id });
  const [form, setForm] = useState<'asked' | 'kept' | 'closed'>();
  // A form with an unsaved draft is opened again, and stays open while the user types in it.
  if (hasDraft && form === undefined) setForm('kept');
  const isEdited = form === 'asked' || form === 'kept';
  const editButton = useRef<HTMLButtonElement>(null);
  // The focused form disappears, so the focus moves to the edit button.
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <Card as="article" aria-labelledby={title} className="flex flex-col max-sm:p-4">
      {isEdited ? (
        <EditProjectForm
          titleId={title}
          project={project}
          takesFocus={form === 'asked'}
          onClose={() => setForm('closed')}
        />
      ) : (
        <Facts titleId={title} project={project} />
      )}
      <div className="mt-auto pt-4">
        <Progress project={project} />
        <ModuleStrip project={project} />
        {isEdited ? null : (
          <Actions
            titleId={title}
            editRef={editButton}
            onOpen={onOpen}
            onEdit={() => setForm('asked')}
            onDelete={onDelete}
          />
        )}
      </div>
    </Card>
  );
}

function Facts({ titleId, project }: { titleId: string; project: ProjectSummary }) {
  const { dashboard } = useCopy();
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3
          id={titleId}
          tabIndex={-1}
          className="min-w-0 text-xl hyphens-auto [overflow-wrap:anywhere]"
        >
          {project.name}
        </h3>
        <Badge tone={tones[project.status]} className="mt-1 shrink-0">
          {dashboard.status[project.status]}
        </Badge>
      </div>
      {project.description ? (
        <p className="mt-1 line-clamp-3 text-sm text-muted [overflow-wrap:anywhere]">
          {project.description}
        </p>
      ) : null}
    </>
  );
}

function Progress({ project }: { project: ProjectSummary }) {
  const { dashboard } = useCopy();
  const { language } = useLanguage();
  const { timeZone } = useMoment();
  const percent = dashboard.percent(project.progress);
  return (
    <>
      <ProgressBar
        label={dashboard.progress(project.name)}
        value={project.progress}
        valueText={percent}
        pieces={modulesCounted}
      />
      <p className="mt-2 text-sm text-muted">
        {`${percent} · ${dashboard.created(longDate(project.created_at, language, timeZone))}`}
      </p>
    </>
  );
}

interface ActionsProps {
  readonly titleId: string;
  readonly editRef: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function Actions({ titleId, editRef, onOpen, onEdit, onDelete }: ActionsProps) {
  const { dashboard } = useCopy();
  const { hasAccess } = useMe();
  return (
    <div className="mt-4 flex flex-wrap gap-x-1 max-sm:gap-x-0.5">
      <Button aria-describedby={titleId} className="mr-1 max-sm:mr-0" onClick={onOpen}>
        {dashboard.open}
      </Button>
      {hasAccess ? (
        <Button
          ref={editRef}
          variant="quiet"
          aria-describedby={titleId}
          className="px-1!"
          onClick={onEdit}
        >
          {dashboard.edit}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        aria-describedby={titleId}
        className="px-1! text-danger!"
        onClick={onDelete}
      >
        {dashboard.delete}
      </Button>
    </div>
  );
}
