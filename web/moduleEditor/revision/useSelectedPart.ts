import { type RefObject, useEffect, useState } from 'react';
import type { RevisedPart } from '../../drafts/formats.ts';
import { selectedPart } from './selectedPart.ts';

/** A selection is looked at once it rests this long, in milliseconds; a tap ends it just before its click comes. */
const restMs = 250;

/**
 * @param tools stands right after the element that shows the section.
 * @param choice the section; undefined where nothing can be selected.
 * @returns the part of the saved text that is selected in it.
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
