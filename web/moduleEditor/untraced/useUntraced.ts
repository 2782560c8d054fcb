import type { Project } from '@elan/domain/contract/projects';
import type { Untraced } from '@elan/domain/tracing/untraced';
import { useEffect, useState } from 'react';
import { useFigures } from '../../writeUp/figures.tsx';

const none: readonly Untraced[] = [];

/**
 * @param text as stored; undefined while there is none, or while it is being written.
 * @returns its amounts that nothing explains; none until the code that finds them is loaded.
 */
export function useUntraced(text: string | undefined, project: Project): readonly Untraced[] {
  const figures = useFigures();
  const [found, setFound] = useState<{ text: string; untraced: readonly Untraced[] }>();
  useEffect(() => {
    if (text === undefined || !figures) return;
    let isCurrent = true;
    // Without a connection nothing is marked; the next change tries again.
    import('./traceText.ts').then(
      async ({ traceText }) => {
        const untraced = isCurrent ? await traceText(text, project, figures) : none;
        if (isCurrent) setFound({ text, untraced });
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [text, project, figures]);
  // The places are those of the text that was traced.
  return found?.text === text ? (found?.untraced ?? none) : none;
}
