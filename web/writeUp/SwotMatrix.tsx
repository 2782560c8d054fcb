import { useCopy } from '../copy/copy.ts';
import { Blocks } from './BlockView.tsx';
import type { Quadrant, QuadrantKind } from './swot.ts';

/** Lines between neighbours only, so that the four look like one figure. */
const edges: Readonly<Record<QuadrantKind, string>> = {
  strengths: '',
  weaknesses: 'border-t sm:border-t-0 sm:border-l',
  opportunities: 'border-t',
  threats: 'border-t sm:border-l',
};

/** The four quadrants of a SWOT analysis, each with its title from the text. */
export function SwotMatrix(props: { quadrants: readonly Quadrant[]; relinked: boolean }) {
  const copy = useCopy().moduleScreen;
  return (
    <section
      aria-label={copy.swotMatrix}
      className="grid rounded border border-line sm:grid-cols-2 print:grid-cols-2"
    >
      {props.quadrants.map((quadrant) => (
        <div
          key={quadrant.kind}
          data-quadrant={quadrant.kind}
          className={`min-w-0 space-y-2 border-line p-4 [&_ol]:pl-5 [&_ul]:pl-5 ${edges[quadrant.kind]}`}
        >
          <h3 className="text-lg text-action">{quadrant.title}</h3>
          <Blocks blocks={quadrant.blocks} relinked={props.relinked} />
        </div>
      ))}
    </section>
  );
}
