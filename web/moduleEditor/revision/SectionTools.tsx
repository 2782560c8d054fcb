import { MessageSquareDiff } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import type { SectionToolsProps } from '../../writeUp/sectionTools.tsx';
import { LoadedPanel } from './LoadedPanel.ts';
import { useOpenRevision } from './openRevision.ts';
import { firstWords } from './parts.ts';
import { useSelectedPart } from './selectedPart.ts';

/** Places the tools below the selection, where the text leaves space for them. */
const belowSelection = 'absolute left-0 z-10 w-fit rounded border border-edge bg-surface p-2';

/** Below a section of a write-up: requests a change to the section, or to a passage selected in the section. */
export function SectionTools({ headings }: SectionToolsProps) {
  const { revision } = useCopy();
  const fill = useFill();
  const { text, sectionOf, part, open, isHeld } = useOpenRevision();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [hasOpened, setOpened] = useState(false);
  const choices = useMemo(
    () =>
      headings.flatMap((entry) => {
        const section = sectionOf(entry.title)?.heading.words;
        return section === undefined ? [] : [{ ...entry, section }];
      }),
    [headings, sectionOf],
  );
  const [first] = choices;
  const isHere = choices.some(({ section }) => section === part?.section);
  const selected = useSelectedPart(root, text, choices.length === 1 && !isHere ? first : undefined);
  useLayoutEffect(
    () => (selected && root.current ? makeRoomForTools(root.current) : undefined),
    [selected],
  );
  // When the button replaces the focused panel again, the button takes the focus.
  const hadPanel = useRef(false);
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (hadPanel.current && part === undefined && isNowhere) button.current?.focus();
    hadPanel.current = isHere;
  }, [isHere, part]);
  if (!first || (isHeld && !isHere)) return null;
  return (
    <div
      ref={root}
      data-section-tools=""
      className={`print:hidden ${selected ? belowSelection : 'mt-3'}`}
    >
      {isHere && part ? (
        <LoadedPanel part={part} choices={choices} takesFocus={hasOpened} />
      ) : (
        <>
          {selected?.passage === undefined ? null : (
            <p className="max-w-[50ch] px-2 text-sm text-muted" role="status">
              {revision.chosen(firstWords(selected.passage, fill))}
            </p>
          )}
          <Button
            ref={button}
            variant="quiet"
            className="max-sm:px-2"
            aria-describedby={choices.map(({ id }) => id).join(' ')}
            icon={<MessageSquareDiff aria-hidden size={18} />}
            // Pressing the mouse button would otherwise clear the selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setOpened(true);
              open(selected ?? { section: first.section });
            }}
          >
            {revision.ask}
          </Button>
        </>
      )}
    </div>
  );
}

/** Space between the selected block and the tools, in pixels. */
const gap = 8;

/**
 * Moves a section's tools below the block in which the selection ends, and moves the following text down to make room.
 * @param tools absolutely positioned, and a sibling right after the text.
 * @returns a function that undoes this.
 */
function makeRoomForTools(tools: HTMLElement): () => void {
  const block = lastBlockOf(document.getSelection(), tools.previousElementSibling);
  if (!block || !tools.parentElement) return () => {};
  const { bottom } = block.getBoundingClientRect();
  tools.style.top = `${bottom - tools.parentElement.getBoundingClientRect().top + gap}px`;
  block.style.marginBottom = `${tools.offsetHeight + 2 * gap}px`;
  return () => {
    tools.style.top = '';
    block.style.marginBottom = '';
  };
}

/** @returns the block of a text in which the selection ends, or the list item if that block is a list. */
function lastBlockOf(selection: Selection | null, text: Element | null): HTMLElement | undefined {
  if (!selection || selection.rangeCount === 0 || !text) return undefined;
  const range = selection.getRangeAt(0);
  // A triple click extends the range to the start of the next block, which must not count as touched.
  const touched = (element: Element) => {
    const own = document.createRange();
    own.selectNodeContents(element);
    return (
      range.compareBoundaryPoints(Range.END_TO_START, own) < 0 &&
      range.compareBoundaryPoints(Range.START_TO_END, own) > 0
    );
  };
  const block = [...text.children].findLast(touched);
  const item = block?.matches('ul, ol') ? [...block.children].findLast(touched) : undefined;
  const found = item ?? block;
  return found instanceof HTMLElement ? found : undefined;
}
