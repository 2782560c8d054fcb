import type { ForecastYear } from '@elan/domain/forecast/outputs';
import { hasVariableRate, type Scenario, scenarios } from '@elan/domain/forecast/scenario';
import { type FigureRow, FigureTable } from '../figures/FigureTable.tsx';
import { useResults } from '../figures/ResultsContext.ts';

const years = [0, 1, 2] as const;
const compared = [
  'closingCash',
  'revenue',
  'netIncome',
  'ebitda',
  'ebitdaWithGrants',
  'dscrAfterOwners',
  'dscr',
] as const;
type Compared = (typeof compared)[number];
/** These figures are shown only if they differ from the figure before them. */
const variants: Partial<Readonly<Record<Compared, Compared>>> = {
  ebitdaWithGrants: 'ebitda',
  dscr: 'dscrAfterOwners',
};

/** The three scenarios side by side, and the stress tests of the expected scenario. */
export function Scenarios() {
  const { copy, outlook } = useResults();
  const texts = copy.compare;
  const isOnlyOffer = outlook.inputs.offers.length === 1;
  const addsNothing = isOnlyOffer && !hasVariableRate(outlook.inputs);
  return (
    <>
      <section className="space-y-3">
        <h3 className="text-xl">{texts.title}</h3>
        <p className="max-w-prose text-muted">{texts.lead}</p>
        <ComparedScenarios />
        <p className="max-w-prose text-sm text-muted">{texts.dscrHelp}</p>
      </section>
      <section className="space-y-3">
        <h3 className="text-xl">{texts.stressTitle}</h3>
        <p className="max-w-prose text-muted">
          {addsNothing ? texts.stressLeadOneOffer : texts.stressLead}
        </p>
        <StressTests isOnlyOffer={isOnlyOffer} />
      </section>
    </>
  );
}

function ComparedScenarios() {
  const { copy, outlook } = useResults();
  const texts = copy.compare;
  const names: Readonly<Record<Compared, string>> = {
    closingCash: texts.closing,
    revenue: texts.revenue,
    netIncome: texts.netIncome,
    ebitda: texts.ebitda,
    ebitdaWithGrants: texts.ebitdaWithGrants,
    dscr: texts.dscr,
    dscrAfterOwners: texts.dscrAfterOwners,
  };
  const isRatio = (field: Compared) => field === 'dscr' || field === 'dscrAfterOwners';
  const shown = compared.filter((field) => {
    const before = variants[field];
    return (
      before === undefined ||
      scenarios.some((scenario) =>
        outlook.forecasts[scenario].years.some((one) => one[field] !== one[before]),
      )
    );
  });
  const of = (
    label: string,
    cell: (scenario: Scenario) => FigureRow['cells'][number],
    title = label,
  ): FigureRow => ({
    label,
    title,
    cells: scenarios.map((scenario) => {
      const found = cell(scenario);
      return found && { ...found, scenario };
    }),
  });
  const yearRow = (field: Compared, year: number) =>
    of(
      copy.year(year + 1),
      (scenario) => ({
        figure: `years.${year}.${field}`,
        value: yearFigure(outlook.forecasts[scenario].years[year], field),
        unit: isRatio(field) ? 'ratio' : 'amount',
        none: isRatio(field) ? copy.noDebt : undefined,
      }),
      `${names[field]}, ${copy.year(year + 1)}`,
    );
  return (
    <FigureTable
      caption={texts.caption}
      corner={texts.figure}
      columns={scenarios.map((scenario) => copy.scenario.names[scenario])}
      rows={[
        of(texts.lowest, (scenario) => ({
          figure: 'lowestCash.amount',
          value: outlook.forecasts[scenario].lowestCash.amount,
          unit: 'amount',
        })),
        of(texts.when, (scenario) => ({
          figure: 'lowestCash.m',
          value: outlook.forecasts[scenario].lowestCash.m,
          unit: 'shortMonth',
        })),
        ...shown.flatMap((field) => [
          { label: names[field], kind: 'group' as const, cells: [] },
          ...years.map((year) => yearRow(field, year)),
        ]),
      ]}
    />
  );
}

function yearFigure(year: ForecastYear | undefined, field: Compared): number | null {
  return year?.[field] ?? null;
}

/**
 * If the plan has only one offer, losing it leaves no sales at all. Without a variable rate, the test that combines all
 * the others would add nothing, so it is left out, like the test of higher rates.
 */
function StressTests({ isOnlyOffer }: { readonly isOnlyOffer: boolean }) {
  const { copy, outlook } = useResults();
  const texts = copy.compare;
  const { stress, loans } = outlook.forecasts.expected;
  const covered = loans.length > 0 || outlook.inputs.creditLine ? years : [];
  const hasRates = hasVariableRate(outlook.inputs);
  const shown = stress
    .map((test, at) => ({ ...test, at }))
    .filter(({ id }) => id !== 'all' || !isOnlyOffer || hasRates)
    .filter(({ id }) => id !== 'rates' || hasRates);
  return (
    <FigureTable
      caption={texts.stressCaption}
      corner={texts.test}
      columns={[texts.lowest, texts.when, ...covered.map((year) => texts.dscrYear(year + 1))]}
      rows={shown.map(({ id, at, lowestCash, dscrAfterOwners }) => ({
        label: isOnlyOffer && id === 'lost' ? texts.onlyOfferLost : texts.tests[id],
        cells: [
          {
            figure: `stress.${at}.lowestCash.amount`,
            value: lowestCash.amount,
            unit: 'amount' as const,
          },
          { figure: `stress.${at}.lowestCash.m`, value: lowestCash.m, unit: 'shortMonth' as const },
          ...covered.map((year) => ({
            figure: `stress.${at}.dscrAfterOwners.${year}`,
            value: dscrAfterOwners[year] ?? null,
            unit: 'ratio' as const,
            none: copy.noDebt,
          })),
        ].map((cell) => ({ ...cell, scenario: 'expected' as const })),
      }))}
    />
  );
}
