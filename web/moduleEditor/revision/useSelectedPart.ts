import { type RefObject, useEffect, useState } from 'react';
import type { RevisedPart } from '../../drafts/formats.ts';
import { selectedPart } from './selectedPart.ts';

/**
 * How long a selection must stay unchanged before it is read, in milliseconds. A tap clears the selection just before
 * its click event, which still needs the selected part.
 */
const restMs = 250;

/**
 * @param tools the element right after the one that displays the section.
 * @param choice the section, or undefined if nothing can be selected.
 * @returns the selected part of the saved text, if any.
 */
export function useSelectedPart(
  tools: RefObject<HTMLElement | null>,
  saved: string,
  choice: { readonly section: string } | undefined,
): RevisedPart | undefined {
  const [selected, setSelected] = useState<RevisedPart>();
  const section = choice?.section;
  useEffect(() => {
    setSelected(undefined);
    if (section === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const content = tools.current?.previousElementSibling;
      setSelected((before) => {
        const now = content && selectedPart(document.getSelection(), content, saved, section);
        return now?.passage === before?.passage ? before : (now ?? undefined);
      });
    };
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [tools, saved, section]);
  return selected;
}
