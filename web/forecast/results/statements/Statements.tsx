import { useState } from 'react';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Figure, MissingInputs } from '../figures/Figure.tsx';
import { FigureTable } from '../figures/FigureTable.tsx';
import { type ResultsInUse, useResults } from '../figures/ResultsContext.ts';
import { type Period, statementRows } from './statementRows.ts';

const statements = ['income', 'cash', 'balance', 'taxes', 'loans', 'ratios'] as const;
type Statement = (typeof statements)[number];
const periods = ['years', 'months'] as const;
/** For each statement, the figures whose missing inputs are listed above it. */
const indicators: Readonly<Record<Statement, readonly string[]>> = {
  income: ['years.0.netIncome'],
  cash: ['years.0.closingCash', 'months.0.cash'],
  balance: ['months.0.liabilitiesAndEquity', 'months.0.totalAssets'],
  taxes: ['salesTax.0.collectedGst'],
  loans: ['loanYears.0.0.interest'],
  ratios: ['years.0.ratios.current'],
};

/** One statement at a time, by year or by month; each figure opens its explanation. */
export function Statements() {
  const results = useResults();
  const { copy } = results;
  const texts = copy.statements;
  const [statement, setStatement] = useState<Statement>('income');
  const [period, setPeriod] = useState<Period>('years');
  const shown = statement === 'ratios' ? 'years' : period;
  return (
    <section className="space-y-3">
      <h3 className="text-xl">{texts.title}</h3>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <RadioGroup
          isInline
          className="min-w-0 print:hidden"
          legend={texts.which}
          options={statements.map((value) => ({ value, label: texts.names[value] }))}
          value={statement}
          onValue={setStatement}
        />
        {statement === 'ratios' ? null : (
          <RadioGroup
            isInline
            className="min-w-0 print:hidden"
            legend={texts.period}
            options={periods.map((value) => ({ value, label: texts.periods[value] }))}
            value={period}
            onValue={setPeriod}
          />
        )}
      </div>
      <h4 className="font-display text-lg font-semibold">{texts.names[statement]}</h4>
      <p className="max-w-prose text-muted">{texts.leads[statement]}</p>
      <MissingInputs figures={indicators[statement]} lead={copy.missingHere} />
      {statement === 'loans' ? (
        <Loans period={period} />
      ) : (
        <FigureTable
          key={`${statement} ${shown}`}
          caption={`${texts.names[statement]}, ${texts.periods[shown]}`}
          corner={texts.line}
          columns={columnsOf(results, shown)}
          rows={statementRows(results, shown)[statement]()}
        />
      )}
    </section>
  );
}

function columnsOf({ copy, forecast, monthOf }: ResultsInUse, period: Period): string[] {
  return period === 'years'
    ? forecast.years.map((_, at) => copy.year(at + 1))
    : forecast.months.map(({ m }) => monthOf(m, 'short'));
}

function Loans({ period }: { readonly period: Period }) {
  const results = useResults();
  const { copy, forecast, outlook } = results;
  const texts = copy.statements;
  if (forecast.loans.length === 0) return <p>{texts.noLoans}</p>;
  return forecast.loans.map(({ id, payment }, which) => {
    const name = outlook.inputs.loans?.[which]?.name || texts.loan(which + 1);
    return (
      <div key={id} className="space-y-2">
        <p>
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span>{`. ${texts.payment} `}</span>
          <Figure
            figure={`loans.${which}.payment`}
            value={payment}
            unit="money"
            title={`${name}, ${texts.payment}`}
            className="font-semibold underline"
          />
        </p>
        <FigureTable
          key={period}
          caption={`${name}, ${texts.periods[period]}`}
          corner={texts.line}
          columns={columnsOf(results, period)}
          rows={statementRows(results, period).loan(which)}
        />
      </div>
    );
  });
}
