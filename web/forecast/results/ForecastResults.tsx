import { outlook } from '@elan/domain/forecast/forecast';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Check } from '@elan/domain/forecast/outputs';
import { type Scenario, scenarios, unmoved } from '@elan/domain/forecast/scenario';
import type { Language } from '@elan/domain/language';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { SavedChecks } from '../../moduleEditor/checks/checkAnswers.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Charts } from './charts/Charts.tsx';
import { ExplanationDialog, type Opened } from './figures/ExplanationDialog.tsx';
import { type Results, ResultsContext, resultsCopy } from './figures/ResultsContext.ts';
import { Findings } from './scenarios/Findings.tsx';
import { KeyFigures } from './scenarios/KeyFigures.tsx';
import { Scenarios } from './scenarios/Scenarios.tsx';
import { Statements } from './statements/Statements.tsx';
import { isMoved, WhatIf } from './whatIf/WhatIf.tsx';

export interface ForecastResultsProps {
  /** Inputs as accepted by `forecastInputsSchema`. Figures that depend on a missing input are shown as unknown. */
  readonly inputs: ForecastInputs;
  readonly language: Language;
  /** Contradictions between the figures and the answers in the project's modules. */
  readonly contradictions?: readonly Check[];
  /** Checks of the saved project, which the user can answer. */
  readonly savedChecks?: SavedChecks;
  /**
   * Moves to a field or a list of the form.
   * @param path such as "offers.0.price" or "capital".
   */
  readonly onGoToInput: (path: string) => void;
}

const noChecks: readonly Check[] = [];
const DeferredScenarios = memo(Scenarios);
const DeferredStatements = memo(Statements);
const DeferredFindings = memo(Findings);

/**
 * The results of the forecast: key figures, findings, what-if handles, charts, scenarios and statements. Figures are
 * computed here and not saved. While a handle moves, the findings and tables are updated after the charts.
 */
export const ForecastResults = memo(function ForecastResults({
  inputs,
  language,
  contradictions = noChecks,
  savedChecks,
  onGoToInput,
}: ForecastResultsProps) {
  const copy = resultsCopy(language);
  const [handles, setHandles] = useState(unmoved);
  const [scenario, setScenario] = useState<Scenario>('expected');
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const computed = useMemo(() => outlook(inputs, handles), [inputs, handles]);
  const projectId = savedChecks?.projectId;
  const results = useMemo<Results>(
    () => ({
      language,
      projectId,
      outlook: computed,
      scenario,
      onGoToInput,
      onExplain: (figure, of, title) => setOpened([{ figure, scenario: of, title }]),
    }),
    [language, projectId, computed, scenario, onGoToInput],
  );
  const deferred = useDeferredValue(results);
  return (
    <ResultsContext value={results}>
      <div className="@container space-y-10" lang={language}>
        <section className="space-y-4">
          <h3 className="text-xl">{copy.key.title}</h3>
          <RadioGroup
            isInline
            className="min-w-0 print:hidden"
            legend={copy.scenario.legend}
            options={scenarios.map((value) => ({ value, label: copy.scenario.names[value] }))}
            value={scenario}
            onValue={setScenario}
          />
          <p className="text-sm text-muted">{copy.scenario.help[scenario]}</p>
          <KeyFigures />
        </section>
        <ResultsContext value={deferred}>
          <section className="space-y-3">
            <h3 className="text-xl">{copy.checks.title}</h3>
            <DeferredFindings contradictions={contradictions} saved={savedChecks} />
          </section>
        </ResultsContext>
        <WhatIf handles={handles} onHandles={setHandles} />
        <Charts />
        <ResultsContext value={deferred}>
          <DeferredScenarios />
          <DeferredStatements />
        </ResultsContext>
      </div>
      <ExplanationDialog path={opened} onPath={setOpened} isTried={isMoved(handles)} />
    </ResultsContext>
  );
});
