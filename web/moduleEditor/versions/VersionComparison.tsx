import { contentAsMarkdown } from '@elan/domain/dossier/moduleAsMarkdown';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import { forecastDifferences } from '../state/formValues.ts';
import { ForecastDifferences } from './ForecastDifferences.tsx';
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
