import { maxDescriptionLength, maxProjectNameLength } from '@elan/domain/project/projectFields';
import { isBlank, isStorable } from '@elan/domain/text';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';

export type ProjectProblems = ReturnType<typeof useProjectProblems>;

/**
 * The problems with a project's name and description. A text that is too long is reported immediately and never
 * truncated, a missing name only after the form was submitted.
 */
export function useProjectProblems({ name, description }: { name: string; description: string }) {
  const { common, dashboard } = useCopy();
  const [isAsked, setAsked] = useState(false);
  const unsaveable = (text: string, max: number) => {
    if (!isStorable(text)) return dashboard.unstorable;
    return text.length > max ? common.tooLong(text.length, max) : undefined;
  };
  const problem = {
    // Leading and trailing spaces are not saved, so they do not count.
    name:
      unsaveable(name.trim(), maxProjectNameLength) ??
      (isAsked && isBlank(name) ? dashboard.nameMissing : undefined),
    description: unsaveable(description, maxDescriptionLength),
  };
  return {
    problem,
    setAsked,
    isSound: !isBlank(name) && !problem.name && !problem.description,
  };
}
