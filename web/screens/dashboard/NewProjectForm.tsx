import { maxDescriptionLength, maxProjectNameLength } from '@elan/domain/contract/projects';
import { isBlank } from '@elan/domain/text';
import { type Ref, type SubmitEvent, useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { useCreateProject } from '../../projects/projects.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface NewProjectFormProps {
  readonly nameRef: Ref<HTMLInputElement>;
  /** Nobody has a project here yet: the form is the invitation to begin. */
  readonly isFirst: boolean;
  readonly onCreated: (projectId: string) => void;
  readonly onCancel: (() => void) | undefined;
}

/** A name, and a description for those who have one. */
export function NewProjectForm({ nameRef, isFirst, onCreated, onCancel }: NewProjectFormProps) {
  const { common, dashboard } = useCopy();
  const say = useFailureText();
  const title = useId();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [missing, setMissing] = useState(false);
  const create = useCreateProject();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(isBlank(name));
    if (isBlank(name)) return focusFirstInvalid(event.currentTarget);
    const body = isBlank(description) ? { name } : { name, description };
    create.mutate(body, { onSuccess: (project) => onCreated(project.id) });
  };

  return (
    <Card
      as="section"
      aria-labelledby={title}
      className="mt-4 grid gap-x-12 gap-y-4 sm:p-6 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <h3 id={title} className="text-xl">
          {isFirst ? dashboard.emptyTitle : dashboard.newProject}
        </h3>
        <p className="mt-1 text-muted">{dashboard.emptyText}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          ref={nameRef}
          label={dashboard.name}
          name="name"
          autoComplete="off"
          required
          maxLength={maxProjectNameLength}
          placeholder={dashboard.namePlaceholder}
          value={name}
          error={missing && isBlank(name) ? dashboard.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          label={dashboard.description}
          mark={common.optional}
          name="description"
          rows={2}
          maxLength={maxDescriptionLength}
          placeholder={dashboard.descriptionPlaceholder}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        {create.error ? (
          <Notice tone="danger" announce>
            {say(create.error)}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={create.isPending}>
            {dashboard.create}
          </Button>
          {onCancel ? (
            <Button look="quiet" onClick={onCancel}>
              {common.cancel}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
