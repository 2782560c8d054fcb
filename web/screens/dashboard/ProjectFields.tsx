import type { ReactNode, Ref } from 'react';
import { useCopy } from '../../copy/copy.ts';
import type { ProjectForm } from '../../drafts/useProjectForm.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ProjectProblems } from './useProjectProblems.ts';

interface ProjectFieldsProps {
  readonly form: ProjectForm;
  readonly problem: ProjectProblems['problem'];
  readonly nameRef: Ref<HTMLInputElement>;
  /** Whether to show an example name and description. */
  readonly withExamples: boolean;
  /** Shown between the two fields. */
  readonly children?: ReactNode;
}

/** The name and description fields of a project. */
export function ProjectFields(props: ProjectFieldsProps) {
  const { form, problem, nameRef, withExamples, children } = props;
  const { dashboard } = useCopy();
  return (
    <>
      <TextField
        ref={nameRef}
        label={dashboard.name}
        name="name"
        autoComplete="off"
        required
        placeholder={withExamples ? dashboard.namePlaceholder : undefined}
        value={form.name}
        error={problem.name}
        onChange={(event) => form.type({ name: event.target.value })}
      />
      {inElement(children)}
      <TextArea
        label={dashboard.description}
        help={dashboard.descriptionHelp}
        name="description"
        // A long description scrolls, so that the neighbouring cards keep their size.
        className="[&_textarea]:max-h-52"
        rows={withExamples ? 2 : 3}
        placeholder={withExamples ? dashboard.descriptionPlaceholder : undefined}
        value={form.description}
        error={problem.description}
        onChange={(event) => form.type({ description: event.target.value })}
      />
      <DraftRefused isRefused={form.isRefused} />
    </>
  );
}

/** Warns that the browser could not store a draft, so that the form's text will be lost with the page. */
function DraftRefused({ isRefused }: { readonly isRefused: boolean }) {
  const { draftRefused } = useCopy().common;
  if (!isRefused) return null;
  return (
    <Notice tone="danger" title={draftRefused.title} announce>
      {draftRefused.text}
    </Notice>
  );
}
