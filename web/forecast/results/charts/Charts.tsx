import { runningTotal } from '@elan/domain/forecast/explain/subtotals';
import { MissingInputs } from '../figures/Figure.tsx';
import { dollars } from '../figures/format.ts';
import { useResults } from '../figures/ResultsContext.ts';
import { MoneyChart } from './MoneyChart.tsx';
import { TimeChart } from './TimeChart.tsx';

/** The charts, after a list of the missing inputs that those by month need. */
export function Charts() {
  const { copy } = useResults();
  return (
    <section className="space-y-4">
      <h3 className="text-xl">{copy.charts.title}</h3>
      <p className="text-muted print:hidden">{copy.charts.hint}</p>
      <MissingInputs
        lead={copy.missingHere}
        figures={[
          'months.36.cash',
          'months.36.incomeSoFar',
          'months.36.costsSoFar',
          'months.36.loans',
        ]}
      />
      <div className="grid gap-4 @4xl:grid-cols-2">
        <CashChart />
        <BreakEvenChart />
        <MoneyChart />
        <LoanChart />
      </div>
    </section>
  );
}

function CashChart() {
  const { copy, language, forecast, monthOf } = useResults();
  const texts = copy.charts;
  const { amount, m } = forecast.lowestCash;
  const isKnown = amount !== null && m !== null;
  return (
    <TimeChart
      title={texts.cash}
      lead={texts.cashLead}
      summary={
        isKnown ? texts.cashSummary(dollars(amount, language), monthOf(m)) : texts.cashUnknown
      }
      series={[
        {
          name: texts.cashSeries,
          kind: 'area',
          values: forecast.months.map(({ cash }) => cash),
          figure: (at) => `months.${at}.cash`,
        },
      ]}
      mark={
        isKnown
          ? { m, label: texts.lowest(dollars(amount, language)), isBad: amount < 0 }
          : undefined
      }
    />
  );
}

function BreakEvenChart() {
  const { copy, forecast, monthOf } = useResults();
  const texts = copy.charts;
  const { month } = forecast.breakEven;
  const costs = runningTotal(forecast, 'costsSoFar');
  const isKnown = costs.at(-1) !== null && forecast.months.at(-1)?.retainedEarnings !== null;
  return (
    <TimeChart
      title={texts.evenTitle}
      lead={texts.evenLead}
      summary={
        month === null
          ? isKnown
            ? texts.evenNever
            : copy.unknown
          : texts.evenSummary(monthOf(month))
      }
      series={[
        {
          name: texts.incomeSeries,
          kind: 'line',
          values: runningTotal(forecast, 'incomeSoFar'),
          figure: (m) => `months.${m}.incomeSoFar`,
        },
        {
          name: texts.costSeries,
          kind: 'dashed',
          values: costs,
          figure: (m) => `months.${m}.costsSoFar`,
        },
      ]}
      mark={month === null ? undefined : { m: month, label: texts.even, isBad: false }}
    />
  );
}

function LoanChart() {
  const { copy, language, forecast } = useResults();
  const texts = copy.charts;
  const values = forecast.months.map(({ loans }) => loans);
  if (forecast.loans.length === 0) {
    return <p className="rounded border border-line bg-surface p-4">{texts.noLoans}</p>;
  }
  const known = values.filter((value) => value !== null);
  const last = values.at(-1) ?? null;
  return (
    <TimeChart
      title={texts.loansTitle}
      lead={texts.loansLead}
      summary={
        last === null
          ? texts.loansUnknown
          : texts.loansSummary(dollars(Math.max(...known), language), dollars(last, language))
      }
      series={[
        { name: texts.loansSeries, kind: 'area', values, figure: (m) => `months.${m}.loans` },
      ]}
    />
  );
}
