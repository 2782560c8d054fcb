import {
  maxDescriptionLength,
  maxProjectNameLength,
  type ProjectSummary,
} from '@elan/domain/contract/projects';
import { isBlank } from '@elan/domain/text';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { useUpdateProject } from '../../projects/useUpdateProject.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface EditProjectFormProps {
  /** Of what names the card, while the form is in its place. */
  readonly titleId: string;
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

/** Name and description, edited in the card. Escape gives up; what was typed stays while saving fails. */
export function EditProjectForm({ titleId, project, onClose }: EditProjectFormProps) {
  const { common, dashboard } = useCopy();
  const say = useFailureText();
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(project.name);
  const [description, setDescription] = useState(project.description);
  const [missing, setMissing] = useState(false);
  const update = useUpdateProject(project.id);
  useEffect(() => first.current?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(isBlank(name));
    if (isBlank(name)) return focusFirstInvalid(event.currentTarget);
    update.mutate({ name: name.trim(), description }, { onSuccess: onClose });
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !update.isPending) onClose();
      }}
      className="grid gap-4"
    >
      <h3 id={titleId} className="sr-only">
        {project.name}
      </h3>
      <TextField
        ref={first}
        label={dashboard.name}
        name="name"
        autoComplete="off"
        required
        maxLength={maxProjectNameLength}
        value={name}
        error={missing && isBlank(name) ? dashboard.nameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={dashboard.description}
        mark={common.optional}
        name="description"
        rows={3}
        maxLength={maxDescriptionLength}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      {update.error ? (
        <Notice tone="danger" title={dashboard.updateFailed} announce>
          {say(update.error)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={update.isPending}>
          {dashboard.saveChanges}
        </Button>
        <Button look="quiet" disabled={update.isPending} onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
