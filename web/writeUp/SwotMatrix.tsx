import { useCopy } from '../copy/copy.ts';
import { Blocks } from './BlockView.tsx';
import type { Entry } from './parts.ts';
import type { Quadrant, QuadrantKind } from './swot.ts';

/** Scroll margin that keeps a heading clear of the page header. */
export const toHeading = 'scroll-mt-20';

/** The borders between the quadrants. The section has the outer border. */
const edges: Readonly<Record<QuadrantKind, string>> = {
  strengths: '',
  weaknesses: 'border-t sm:border-t-0 sm:border-l',
  opportunities: 'border-t',
  threats: 'border-t sm:border-l',
};

interface SwotMatrixProps {
  readonly quadrants: readonly Quadrant[];
  readonly relinked: boolean;
  /** Contents entries of the quadrants, if the contents list links to them. */
  readonly entries: readonly Entry[];
}

/** The four quadrants of a SWOT analysis, each with its title from the text. */
export function SwotMatrix({ quadrants, relinked, entries }: SwotMatrixProps) {
  const copy = useCopy().moduleScreen;
  return (
    <section
      aria-label={copy.swotMatrix}
      className="grid rounded border border-line sm:grid-cols-2 print:grid-cols-2"
    >
      {quadrants.map((quadrant, index) => (
        <div
          key={quadrant.kind}
          data-quadrant={quadrant.kind}
          className={`min-w-0 space-y-2 border-line p-4 [&_ol]:pl-5 [&_ul]:pl-5 ${edges[quadrant.kind]}`}
        >
          <h3
            id={entries[index]?.id}
            tabIndex={entries[index] ? -1 : undefined}
            className={`text-lg text-action outline-none ${toHeading}`}
          >
            {quadrant.title}
          </h3>
          <Blocks blocks={quadrant.blocks} relinked={relinked} />
        </div>
      ))}
    </section>
  );
}
