import { useLandingCopy } from '../copy/landingCopy.ts';
import { firstSheet, sheets } from '../sheets.ts';
import { panelOf, tabOf } from './sheetIds.ts';

/** With forced colours only the underline distinguishes the selected tab. */
const tabStyles = [
  'min-h-11 rounded border px-3 text-sm font-semibold lg:-mb-px lg:rounded-none lg:border-0 lg:border-b-2 lg:px-0 lg:text-base',
  'border-edge bg-surface text-ink hover:bg-tint lg:border-transparent lg:bg-transparent lg:text-muted lg:hover:text-ink',
  'aria-selected:border-action aria-selected:bg-action aria-selected:text-on-action forced-colors:aria-selected:underline',
  'lg:aria-selected:border-action lg:aria-selected:bg-transparent lg:aria-selected:text-action',
].join(' ');

/** The tabs of the sheets in their initial state; `tabsIsland.ts` makes them selectable. */
export function SheetTabs() {
  const { examples } = useLandingCopy();
  return (
    <div
      role="tablist"
      aria-label={examples.tabs}
      className="flex flex-wrap gap-2 lg:flex-nowrap lg:justify-between lg:border-b lg:border-line noscript:hidden"
    >
      {sheets.map((sheet) => (
        <button
          key={sheet}
          type="button"
          role="tab"
          id={tabOf(sheet)}
          aria-selected={sheet === firstSheet}
          aria-controls={panelOf(sheet)}
          tabIndex={sheet === firstSheet ? 0 : -1}
          className={tabStyles}
        >
          {examples.names[sheet]}
        </button>
      ))}
    </div>
  );
}
