import { useContext, useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Marked } from '../../writeUp/textMarks.tsx';
import { ForecastPartContext } from '../forecastPart.ts';
import type { Difference } from '../state/formValues.ts';

/** The forecast fields that differ between an earlier version and the current one, with both values. */
export function ForecastDifferences({ fields }: { readonly fields: readonly Difference[] }) {
  const { versions } = useCopy();
  const ForecastPart = useContext(ForecastPartContext);
  const id = useId();
  // The form shows the fields of an added or removed line, but not its id.
  const shown = fields.filter(({ forecast }) => !forecast?.path.endsWith('.id'));
  if (!ForecastPart || shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6 rounded border border-line p-4">
      <h3 id={id} className="font-sans text-base font-semibold tracking-normal text-muted">
        {versions.forecast}
      </h3>
      <ul className="divide-y divide-line">
        {shown.map(({ forecast, mine, theirs }) =>
          forecast ? (
            <li key={forecast.key} className="grid gap-x-6 py-2 sm:grid-cols-2">
              <span className="font-semibold [overflow-wrap:anywhere]">
                <ForecastPart path={forecast.path} line={forecast.line} />
              </span>
              <span className="flex flex-wrap gap-x-4 [overflow-wrap:anywhere]">
                {(
                  [
                    ['del', mine],
                    ['ins', theirs],
                  ] as const
                ).map(([as, value]) => (
                  <Marked key={as} as={as} spoken={versions.marks[as].spoken}>
                    {value === '' ? (
                      versions.blank
                    ) : (
                      <ForecastPart path={forecast.path} value={value} />
                    )}
                  </Marked>
                ))}
              </span>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
