import { isBlank } from '@elan/domain/text';
import { type Ref, type SubmitEvent, useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { trackSave } from '../../drafts/openForms.ts';
import { useProjectForm } from '../../drafts/useProjectForm.ts';
import { useIsMounted } from '../../lib/useIsMounted.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { focusFirstInvalid, useBusyFocus } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { useBeginProject } from './useBeginProject.ts';
import { useFailureToast } from './useFailureToast.ts';
import { useProjectProblems } from './useProjectProblems.ts';

const blank = { name: '', description: '' };

interface NewProjectFormProps {
  readonly nameRef: Ref<HTMLInputElement>;
  /** Whether the user has no project yet, so that the form invites them to begin. */
  readonly isFirst: boolean;
  /** Not called once the form was left. @param module the module to begin with. */
  readonly onCreated: (projectId: string, module: string) => void;
  readonly onCancel: (() => void) | undefined;
}

/**
 * The form for a new project: its name, whether there is an idea already, and an optional description. The typed text
 * stays if the creation fails.
 */
export function NewProjectForm({ nameRef, isFirst, onCreated, onCancel }: NewProjectFormProps) {
  const { common, dashboard } = useCopy();
  const say = useProjectFailureText();
  const title = useId();
  const { user } = useMe();
  const form = useProjectForm({ userId: user.id, projectId: null }, blank);
  const { problem, setAsked, isSound } = useProjectProblems(form);
  const { create, isBeginning } = useBeginProject();
  const isMounted = useIsMounted();
  const reportIfLeft = useFailureToast('create');
  const [hasIdea, setHasIdea] = useState<'yes' | 'no'>('no');
  const button = useBusyFocus(isBeginning);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!isSound) return focusFirstInvalid(event.currentTarget);
    const sent = form.sending();
    const body = isBlank(sent.description) ? { name: sent.name } : sent;
    trackSave(
      create.mutateAsync({ body, hasIdea: hasIdea === 'yes' }).then(({ id, module }) => {
        // What was typed during the creation becomes a draft of the created project.
        form.arrived(sent, id);
        if (isMounted()) onCreated(id, module);
      }, reportIfLeft),
    );
  };

  // The form for the first project comes before the heading of the project list.
  const Title = isFirst ? 'h2' : 'h3';
  return (
    <Card
      as="section"
      aria-labelledby={title}
      className="mt-4 grid gap-x-12 gap-y-4 sm:p-6 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <Title id={title} className="text-xl">
          {isFirst ? dashboard.emptyTitle : dashboard.newProject}
        </Title>
        <p className="mt-1 text-muted">{dashboard.emptyText}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ProjectFields form={form} problem={problem} nameRef={nameRef} withExamples>
          <RadioGroup
            legend={dashboard.haveIdea.question}
            options={(['yes', 'no'] as const).map((value) => ({
              value,
              label: dashboard.haveIdea[value],
            }))}
            value={hasIdea}
            onValue={setHasIdea}
          />
        </ProjectFields>
        {create.error ? (
          <Notice tone="danger" announce>
            {say('create', create.error)}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button ref={button} type="submit" variant="primary" busy={isBeginning}>
            {dashboard.create}
          </Button>
          {onCancel ? (
            <Button
              variant="quiet"
              disabled={isBeginning}
              onClick={() => {
                form.forget();
                onCancel();
              }}
            >
              {common.cancel}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
