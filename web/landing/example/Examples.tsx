import { Band } from '../Band.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';
import { sheets } from '../sheets.ts';
import { SheetPanel } from './SheetPanel.tsx';
import { SheetTabs } from './SheetTabs.tsx';
import { panelOf } from './sheetIds.ts';

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
