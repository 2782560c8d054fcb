import { type KeyboardEvent, useRef } from 'react';
import { useLandingCopy } from '../../../copy/landingCopy.ts';
import { panelOf, tabOf } from './sheetIds.ts';
import { type Sheet, sheets } from './sheets.ts';

interface SheetTabsProps {
  readonly chosen: Sheet;
  readonly onChoose: (sheet: Sheet) => void;
}

const look =
  'min-h-11 rounded border px-3 text-sm font-semibold lg:-mb-px lg:rounded-none lg:border-0 lg:border-b-2 lg:px-0 lg:text-base';
/** Where colours are the person’s own, only the line under its words tells it from the others. */
const chosenLook =
  'forced-colors:underline border-action bg-action text-on-action lg:bg-transparent lg:text-action';
const otherLook =
  'border-edge bg-surface text-ink hover:bg-tint lg:border-transparent lg:bg-transparent lg:text-muted lg:hover:text-ink';

/** The tabs of the sheets: one stop for Tab, then the arrows, Home and End (ARIA's pattern). */
export function SheetTabs({ chosen, onChoose }: SheetTabsProps) {
  const { examples } = useLandingCopy();
  const list = useRef<HTMLDivElement>(null);

  function follow(event: KeyboardEvent) {
    const target = targetOf(event.key, sheets.indexOf(chosen));
    const sheet = target === undefined ? undefined : sheets.at(target % sheets.length);
    if (!sheet) return;
    event.preventDefault();
    onChoose(sheet);
    list.current?.querySelector<HTMLElement>(`#${tabOf(sheet)}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={examples.tabs}
      onKeyDown={follow}
      className="flex flex-wrap gap-2 lg:flex-nowrap lg:justify-between lg:border-b lg:border-line noscript:hidden"
    >
      {sheets.map((sheet) => (
        <button
          key={sheet}
          type="button"
          role="tab"
          id={tabOf(sheet)}
          aria-selected={sheet === chosen}
          aria-controls={panelOf(sheet)}
          tabIndex={sheet === chosen ? 0 : -1}
          onClick={() => onChoose(sheet)}
          className={`${look} ${sheet === chosen ? chosenLook : otherLook}`}
        >
          {examples.names[sheet]}
        </button>
      ))}
    </div>
  );
}

/** @returns where a key leads from a tab; -1 is the last one, and what is past the end begins again. */
function targetOf(key: string, from: number): number | undefined {
  if (key === 'ArrowRight') return from + 1;
  if (key === 'ArrowLeft') return from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : undefined;
}
