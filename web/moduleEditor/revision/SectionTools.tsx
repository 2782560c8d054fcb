import { MessageSquareDiff } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import type { SectionToolsProps } from '../../writeUp/sectionTools.tsx';
import { LoadedPanel } from './LoadedPanel.ts';
import { useOpenRevision } from './openRevision.ts';
import { firstWords } from './parts.ts';
import { makeRoomForTools } from './roomForTools.ts';
import { useSelectedPart } from './useSelectedPart.ts';

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
