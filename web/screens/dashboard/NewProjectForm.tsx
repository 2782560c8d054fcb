import { isBlank } from '@elan/domain/text';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Ref, type SubmitEvent, useId, useState } from 'react';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { trackSave } from '../../drafts/openForms.ts';
import { useProjectForm } from '../../drafts/useProjectForm.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { useIsMounted } from '../../lib/useIsMounted.ts';
import { projectQuery, projectsKey } from '../../projects/projects.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { focusFirstInvalid } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { ProjectFields, useProjectProblems } from './ProjectFields.tsx';
import { useFailureToast } from './useFailureToast.ts';

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
          <Button type="submit" variant="primary" busy={isBeginning}>
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

interface Beginning {
  readonly body: { readonly name: string; readonly description?: string };
  /** Whether the user already has an idea and skips the brainstorm. */
  readonly hasIdea: boolean;
}

const mutationKey = ['beginProject'];

/**
 * @returns the mutation that creates a project. It resolves with the project's id and first module: the idea if
 * skipping the brainstorm was chosen and saved, otherwise the brainstorm. A toast reports a failure to save that
 * choice. `isBeginning` is also true for a creation that an earlier form on this page requested.
 */
function useBeginProject() {
  const client = useQueryClient();
  const toast = useToast();
  const { haveIdea } = useCopy().dashboard;
  const { brainstorm, idea } = catalogue;
  const isBeginning = useIsMutating({ mutationKey }) > 0;
  const create = useMutation({
    mutationKey,
    mutationFn: async ({ body, hasIdea }: Beginning) => {
      const project = await call(contract.createProject, { body });
      const noted = hasIdea ? await noteIdea(project.id, brainstorm.key) : undefined;
      if (hasIdea && !noted) toast({ tone: 'danger', text: haveIdea.failed });
      const modules_data = noted ? { [brainstorm.key]: noted } : {};
      client.setQueryData(projectQuery(project.id).queryKey, { ...project, modules_data });
      return { id: project.id, module: noted ? idea.key : brainstorm.key };
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: projectsKey });
    },
  });
  return { create, isBeginning };
}

/** Records that the user has an idea, like the brainstorm's button. @returns undefined if saving failed. */
async function noteIdea(id: string, module: string) {
  const data = { hasIdea: true };
  try {
    const { lastUpdated } = await call(contract.saveModule, {
      params: { id, module },
      body: { data, baseLastUpdated: null },
    });
    return { ...data, lastUpdated };
  } catch {
    return undefined;
  }
}
