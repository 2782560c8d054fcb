import type { ProjectSummary } from '@elan/domain/contract/projects';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { trackSave } from '../../drafts/openForms.ts';
import type { ProjectTexts } from '../../drafts/projectDrafts.ts';
import { useProjectForm } from '../../drafts/useProjectForm.ts';
import { useRetryWhenOnline } from '../../lib/serverReachable.ts';
import { useUpdateProject } from '../../projects/projects.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirstInvalid } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { focusClear } from '../../ui/reveal.ts';
import { ProjectFields, useProjectProblems } from './ProjectFields.tsx';
import { useFailureToast } from './useFailureToast.ts';

interface EditProjectFormProps {
  /** The id of the card's title, which the form replaces. */
  readonly titleId: string;
  readonly project: ProjectSummary;
  /** Whether the user has just opened the form, as opposed to a restored draft. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

interface Sent {
  readonly body: Partial<ProjectTexts>;
  /** The form's texts when it was sent. */
  readonly texts: ProjectTexts;
}

/** Edits the name and description within the card. Escape cancels, and the typed text stays if saving fails. */
export function EditProjectForm({ titleId, project, takesFocus, onClose }: EditProjectFormProps) {
  const { common, dashboard } = useCopy();
  const say = useProjectFailureText();
  const first = useRef<HTMLInputElement>(null);
  const { user } = useMe();
  const form = useProjectForm({ userId: user.id, projectId: project.id }, project);
  const { problem, setAsked, isSound } = useProjectProblems(form);
  const update = useUpdateProject(project.id);
  const reportIfLeft = useFailureToast('update');
  useEffect(() => {
    if (takesFocus) focusClear(first.current);
  }, [takesFocus]);
  const close = () => {
    form.forget();
    onClose();
  };
  const [sent, setSent] = useState<Sent>();
  const send = (save: Sent) => {
    setSent(save);
    trackSave(
      update.mutateAsync(save.body).then(
        // If the user has typed on since, the form stays open.
        () => form.arrived(save.texts) && onClose(),
        reportIfLeft,
      ),
    );
  };
  // Sends what the user asked to save, not what they have typed since.
  useRetryWhenOnline(update.error, () => sent && send(sent));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!isSound) return focusFirstInvalid(event.currentTarget);
    const { name, changes } = form;
    if (Object.keys(changes).length === 0) return close();
    const body = changes.name === undefined ? changes : { ...changes, name: name.trim() };
    send({ body, texts: form.sending() });
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={({ key, nativeEvent }) => {
        // Escape may also end an input method's composition.
        if (key === 'Escape' && !nativeEvent.isComposing && !update.isPending) close();
      }}
      className="grid gap-4"
    >
      <h3 id={titleId} tabIndex={-1} className="sr-only">
        {project.name}
      </h3>
      <ProjectFields form={form} problem={problem} nameRef={first} withExamples={false} />
      {update.error ? (
        <Notice tone="danger" announce>
          {say('update', update.error)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={update.isPending}>
          {dashboard.saveChanges}
        </Button>
        <Button variant="quiet" disabled={update.isPending} onClick={close}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
