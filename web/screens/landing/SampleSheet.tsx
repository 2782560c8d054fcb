import { useCopy } from '../../copy/copy.ts';
import { Card } from '../../ui/Card.tsx';

/** A page of a write-up, slightly turned, as it lies on a desk. */
export function SampleSheet() {
  const { sheet } = useCopy().landing;
  return (
    <Card as="section" aria-label={sheet.note} className="p-6 sm:p-8 lg:rotate-1">
      <p className="text-sm text-muted">{sheet.context}</p>
      <h2 className="mt-1 text-xl">{sheet.title}</h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {sheet.lines.map((line) => (
          <div key={line.title} className="py-3">
            <dt className="font-display text-lg font-semibold text-action">{line.title}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{sheet.note}</p>
    </Card>
  );
}
