import { lentLines } from '@elan/domain/forecast/defaults/lent';
import { ownerTaxColumns, ownerTaxLabels } from '@elan/domain/forecast/explain/ownerTaxFigures';
import type { IndustryFigure } from '@elan/domain/industry/industryFigures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/apiClient.ts';
import { contract } from '../../../lib/contract.ts';
import { projectsKey } from '../../../projects/projects.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Figure, MissingInputs } from '../figures/Figure.tsx';
import { FigureTable } from '../figures/FigureTable.tsx';
import { capitalized } from '../figures/format.ts';
import { type ResultsInUse, useResults } from '../figures/ResultsContext.ts';
import { type Period, statementRows } from './statementRows.ts';

const statements = ['income', 'cash', 'balance', 'taxes', 'loans', 'owners', 'ratios'] as const;
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
  owners: ['ownerTaxes.0.total'],
};

/** One statement at a time, by year or by month; each figure opens its explanation. */
export function Statements() {
  const results = useResults();
  const { copy, forecast } = results;
  const offered = statements.filter((one) => one !== 'owners' || forecast.ownerTaxes.length > 0);
  const texts = copy.statements;
  const [chosen, setStatement] = useState<Statement>('income');
  const statement = offered.includes(chosen) ? chosen : 'income';
  const [period, setPeriod] = useState<Period>('years');
  return (
    <section className="space-y-3">
      <h3 className="text-xl">{texts.title}</h3>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <RadioGroup
          isInline
          className="min-w-0 print:hidden"
          legend={texts.which}
          options={offered.map((value) => ({ value, label: texts.names[value] }))}
          value={statement}
          onValue={setStatement}
        />
        {statement === 'owners' || statement === 'ratios' ? null : (
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
      {statement === 'loans' ? <Loans period={period} /> : null}
      {statement === 'owners' ? <OwnerTaxes /> : null}
      {statement === 'ratios' ? <Ratios /> : null}
      {statement === 'loans' || statement === 'owners' || statement === 'ratios' ? null : (
        <FigureTable
          key={`${statement} ${period}`}
          caption={`${texts.names[statement]}, ${texts.periods[period]}`}
          corner={texts.line}
          columns={columnsOf(results, period)}
          rows={statementRows(results, period)[statement]()}
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

/** The ratios by year, each with what it is compared with. */
function Ratios() {
  const results = useResults();
  if (results.projectId === undefined) return <RatioTable industry={[]} />;
  return <RatiosInIndustry projectId={results.projectId} />;
}

function RatiosInIndustry({ projectId }: { readonly projectId: string }) {
  const { data } = useQuery({
    queryKey: [...projectsKey, 'industry', projectId],
    queryFn: ({ signal }) => call(contract.getIndustry, { params: { id: projectId } }, { signal }),
  });
  return <RatioTable industry={data?.figures ?? []} />;
}

function RatioTable({ industry }: { readonly industry: readonly IndustryFigure[] }) {
  const results = useResults();
  const { names, periods: texts, line } = results.copy.statements;
  return (
    <FigureTable
      caption={`${names.ratios}, ${texts.years}`}
      corner={line}
      columns={columnsOf(results, 'years')}
      rows={statementRows(results, 'years').ratios(industry)}
    />
  );
}

/** The taxes of each owner, by calendar year. */
function OwnerTaxes() {
  const { copy, forecast, outlook, language } = useResults();
  const texts = copy.statements;
  return (
    <FigureTable
      caption={texts.names.owners}
      corner={texts.owner}
      columns={ownerTaxColumns.map((name) => capitalized(ownerTaxLabels[name][language]))}
      rows={forecast.ownerTaxes.map((tax, at) => {
        const index = outlook.inputs.owners?.findIndex(({ id }) => id === tax.owner) ?? 0;
        const name = outlook.inputs.owners?.[index]?.name || texts.ownerNumber(index + 1);
        return {
          label: `${name}, ${tax.year}`,
          isNamed: true,
          cells: ownerTaxColumns.map((field) => ({
            figure: `ownerTaxes.${at}.${field}`,
            value: tax[field],
            unit: 'amount' as const,
          })),
        };
      })}
    />
  );
}

/** @param label the words before a figure, which end with a colon. */
function titleOf(name: string, label: string): string {
  return `${name}, ${label.replace(/:$/, '').trimEnd()}`;
}

function Loans({ period }: { readonly period: Period }) {
  const results = useResults();
  const { copy, forecast, outlook } = results;
  const texts = copy.statements;
  const hasLine = outlook.inputs.creditLine != null;
  if (forecast.loans.length === 0 && !hasLine) return <p>{texts.noLoans}</p>;
  const loans = forecast.loans.map(({ id, payment, schedule }, which) => {
    const given = lentLines(outlook.inputs)[which]?.given;
    const name = given?.name || texts.loan(which + 1);
    const last = given?.kind === 'balloon' ? schedule?.at(-1) : undefined;
    const label = given?.kind === 'equalPrincipal' ? texts.firstPayment : texts.payment;
    return (
      <div key={id} className="space-y-2">
        <p>
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span>{`. ${label} `}</span>
          <Figure
            figure={`loans.${which}.payment`}
            value={payment}
            unit="money"
            title={titleOf(name, label)}
            className="font-semibold underline"
          />
          {schedule && last ? (
            <>
              <span>{`. ${texts.lastBalance} `}</span>
              <Figure
                figure={`loans.${which}.schedule.${schedule.length - 1}.principal`}
                value={last.principal}
                unit="money"
                title={titleOf(name, texts.lastBalance)}
                className="font-semibold underline"
              />
            </>
          ) : null}
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
  return (
    <>
      {loans}
      {hasLine ? (
        <FigureTable
          key={`creditLine ${period}`}
          caption={`${texts.creditLine}, ${texts.periods[period]}`}
          corner={texts.creditLine}
          columns={columnsOf(results, period)}
          rows={statementRows(results, period).creditLine()}
        />
      ) : null}
    </>
  );
}
