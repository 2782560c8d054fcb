import { maxDescriptionLength, maxProjectNameLength } from '@elan/domain/contract/projects';
import { isBlank } from '@elan/domain/text';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';

/**
 * What is wrong with a project's name and description, to be told under each. Too long a text is told at once and
 * never cut; a missing name once the form was sent.
 */
export function useProjectProblems({ name, description }: { name: string; description: string }) {
  const { dashboard, moduleScreen } = useCopy();
  const [isAsked, setAsked] = useState(false);
  const tooLong = (length: number, max: number) =>
    length > max ? moduleScreen.tooLong(length, max) : undefined;
  const problem = {
    // Its spaces at both ends are not kept, and do not count.
    name:
      tooLong(name.trim().length, maxProjectNameLength) ??
      (isAsked && isBlank(name) ? dashboard.nameMissing : undefined),
    description: tooLong(description.length, maxDescriptionLength),
  };
  return {
    problem,
    setAsked,
    isSound: !isBlank(name) && !problem.name && !problem.description,
  };
}
