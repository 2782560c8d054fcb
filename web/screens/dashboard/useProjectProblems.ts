import { maxDescriptionLength, maxProjectNameLength } from '@elan/domain/project/projectFields';
import { isBlank } from '@elan/domain/text';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useTextFault } from '../../copy/useTextFault.ts';

export type ProjectProblems = ReturnType<typeof useProjectProblems>;

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
