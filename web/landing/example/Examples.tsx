import { Band } from '../Band.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';
import { firstSheet, panelOf, type Sheet, sheets, tabOf } from '../sheets.ts';
import { ExampleSheet } from './ExampleSheet.tsx';

/** One example business, shown in seven results. */
export function Examples() {
  const { examples } = useLandingCopy();
  return (
    <Band tone="ground">
      <h2 className="max-w-[26ch] text-3xl">{examples.title}</h2>
      <p className="mt-3 mb-8 max-w-[62ch] text-lg text-muted">{examples.lead}</p>
      <SheetTabs />
      <ul className="hidden flex-wrap gap-x-6 noscript:flex">
        {sheets.map((sheet) => (
          <li key={sheet}>
            <a
              href={`#${panelOf(sheet)}`}
              className="flex min-h-11 items-center font-semibold text-action underline"
            >
              {examples.names[sheet]}
            </a>
          </li>
        ))}
      </ul>
      <div className="after-first-frame-0 mt-4 grid grid-cols-1 gap-4 lg:mt-8">
        {sheets.map((sheet) => (
          <SheetPanel key={sheet} sheet={sheet} />
        ))}
      </div>
      <p className="mt-5 max-w-[70ch] text-sm text-muted">{examples.note}</p>
    </Band>
  );
}

/**
 * The panel of a tab. Only the selected panel is laid out, which saves work on a phone; without JavaScript, all panels
 * are shown, one below the other.
 */
function SheetPanel({ sheet }: { sheet: Sheet }) {
  const { examples } = useLandingCopy();
  const isFirst = sheet === firstSheet;
  return (
    <div
      role="tabpanel"
      id={panelOf(sheet)}
      aria-labelledby={tabOf(sheet)}
      tabIndex={isFirst ? 0 : -1}
      data-chosen={isFirst ? '' : undefined}
      className="rounded border border-line bg-surface p-5 not-data-chosen:hidden sm:p-8 lg:min-h-[44rem] lg:p-10 noscript:block! noscript:min-h-0!"
    >
      <h3 className="text-2xl">{examples.titles[sheet]}</h3>
      <ExampleSheet sheet={sheet} />
    </div>
  );
}

/** With forced colours only the underline distinguishes the selected tab. */
const tabStyles = [
  'min-h-11 rounded border px-3 text-sm font-semibold lg:-mb-px lg:rounded-none lg:border-0 lg:border-b-2 lg:px-0 lg:text-base',
  'border-edge bg-surface text-ink hover:bg-tint lg:border-transparent lg:bg-transparent lg:text-muted lg:hover:text-ink',
  'aria-selected:border-action aria-selected:bg-action aria-selected:text-on-action forced-colors:aria-selected:underline',
  'lg:aria-selected:border-action lg:aria-selected:bg-transparent lg:aria-selected:text-action',
].join(' ');

/** The tabs of the sheets in their initial state; `tabsIsland.ts` makes them selectable. */
function SheetTabs() {
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
