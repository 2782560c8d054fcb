import { maxDescriptionLength, maxProjectNameLength } from '@elan/domain/project/projectFields';
import { isBlank } from '@elan/domain/text';
import { type ReactNode, type Ref, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useTextFault } from '../../copy/useTextFault.ts';
import type { ProjectForm } from '../../drafts/useProjectForm.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { Notice } from '../../ui/Notice.tsx';

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

type ProjectProblems = ReturnType<typeof useProjectProblems>;

/**
 * The problems with a project's name and description. A text that is too long is reported immediately and never
 * truncated, a missing name only after the form was submitted.
 */
export function useProjectProblems({ name, description }: { name: string; description: string }) {
  const { dashboard } = useCopy();
  const faultOf = useTextFault();
  const [isAsked, setAsked] = useState(false);
  const problem = {
    // Leading and trailing spaces are not saved, so they do not count.
    name:
      faultOf(name.trim(), maxProjectNameLength) ??
      (isAsked && isBlank(name) ? dashboard.nameMissing : undefined),
    description: faultOf(description, maxDescriptionLength),
  };
  return {
    problem,
    setAsked,
    isSound: !isBlank(name) && !problem.name && !problem.description,
  };
}
