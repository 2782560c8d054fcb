import { contentAsMarkdown } from '@elan/domain/dossier/moduleAsMarkdown';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useContext, useId, useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import { Marked } from '../../writeUp/textMarks.tsx';
import { ForecastPartContext } from '../forecastPart.ts';
import { type Difference, forecastDifferences } from '../state/formValues.ts';
import { MarkedComparison } from './MarkedComparison.tsx';

interface VersionComparisonProps {
  readonly definition: ModuleDefinition;
  readonly name: string;
  readonly then: ModuleEntry;
  readonly now: ModuleEntry | undefined;
  /** The title of `now`, by default that of the current version. */
  readonly nowName?: string;
}

/** Two versions side by side, with the differences of their texts and forecasts marked. */
export function VersionComparison(props: VersionComparisonProps) {
  const { definition, name, then, now } = props;
  const { versions } = useCopy();
  const { language } = useLanguage();
  const fill = useFill();
  const texts = useMemo(() => {
    const textOf = (entry: ModuleEntry | undefined) =>
      entry ? contentAsMarkdown({ definition, entry, language, fill }) : '';
    return { before: textOf(then), after: textOf(now) };
  }, [definition, then, now, language, fill]);
  const differing = useMemo(
    () => forecastDifferences(then.forecast, now?.forecast),
    [then.forecast, now?.forecast],
  );
  return (
    <>
      <MarkedComparison
        before={{ title: name, text: texts.before }}
        after={{ title: props.nowName ?? versions.now, text: texts.after }}
        means={{ del: versions.marks.del.means, ins: versions.marks.ins.means }}
        same={differing.length === 0 ? versions.same : undefined}
      />
      <ForecastDifferences fields={differing} />
    </>
  );
}

/** The forecast fields that differ between an earlier version and the current one, with both values. */
function ForecastDifferences({ fields }: { readonly fields: readonly Difference[] }) {
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
