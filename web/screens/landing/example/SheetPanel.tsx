import { memo, Suspense } from 'react';
import { useLandingCopy } from '../../../copy/landingCopy.ts';
import { LaterSheet } from './laterSheet.ts';
import { panelOf, tabOf } from './sheetIds.ts';
import type { Sheet } from './sheets.ts';

/** Held apart from the choice of a tab: a change of it must not wake what the server drew. */
const Content = memo(({ sheet }: { sheet: Sheet }) => (
  <Suspense fallback={<div className="h-96" />}>
    <LaterSheet sheet={sheet} />
  </Suspense>
));

/**
 * A sheet under its tab. The others are away, which spares a phone their layout; without scripts all stand one
 * under the other.
 */
export function SheetPanel({ sheet, isChosen }: { sheet: Sheet; isChosen: boolean }) {
  const { examples } = useLandingCopy();
  return (
    <div
      role="tabpanel"
      id={panelOf(sheet)}
      aria-labelledby={tabOf(sheet)}
      tabIndex={isChosen ? 0 : -1}
      className={`rounded border border-line bg-surface p-5 sm:p-8 lg:min-h-[44rem] lg:p-10 noscript:block! noscript:min-h-0! ${isChosen ? '' : 'hidden'}`}
    >
      <h3 className="text-2xl">{examples.titles[sheet]}</h3>
      <Content sheet={sheet} />
    </div>
  );
}
