import { Band } from '../Band.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';
import { firstSheet, type Sheet, sheets } from '../sheets.ts';
import { ExampleSheet } from './ExampleSheet.tsx';
import { SheetTabs } from './SheetTabs.tsx';
import { panelOf, tabOf } from './sheetIds.ts';

/** One business followed through seven results. */
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
 * A sheet below its tab. Only the chosen one is laid out, which saves work on a phone; without scripts all are shown
 * one below the other.
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
