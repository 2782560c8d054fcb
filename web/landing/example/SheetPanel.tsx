import { useLandingCopy } from '../copy/landingCopy.ts';
import { firstSheet, type Sheet } from '../sheets.ts';
import { ExampleSheet } from './ExampleSheet.tsx';
import { panelOf, tabOf } from './sheetIds.ts';

/**
 * A sheet below its tab. Only the chosen one is laid out, which saves work on a phone; without scripts all are shown
 * one below the other.
 */
export function SheetPanel({ sheet }: { sheet: Sheet }) {
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
