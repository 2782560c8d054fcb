import { missingFor } from '@elan/domain/forecast/explain/explain';
import type { ReactNode } from 'react';
import { Figure, type FigureProps, MissingInputs } from '../figures/Figure.tsx';
import { useResults } from '../figures/ResultsContext.ts';

/** The figures that founders need first, such as the lowest cash balance and the break-even point. */
export function KeyFigures() {
  const { copy, forecast, outlook } = useResults();
  const texts = copy.key;
  const { lowestCash, creditLinePeak, breakEven, years, workingCapitalNeeded, registeredMonth } =
    forecast;
  const isShort = lowestCash.amount !== null && lowestCash.amount < 0;
  return (
    <dl className="grid gap-3 @lg:grid-cols-2 @4xl:grid-cols-3">
      <Key
        name={texts.lowest}
        help={texts.lowestHelp}
        figure="lowestCash.amount"
        value={lowestCash.amount}
        unit="money"
        isBad={isShort}
      >
        {lowestCash.m === null ? null : (
          <>
            <span>{`${texts.lowestIn} `}</span>
            <Figure
              figure="lowestCash.m"
              value={lowestCash.m}
              unit="month"
              title={`${texts.lowest}, ${copy.compare.when}`}
              className="underline"
            />
          </>
        )}
      </Key>
      {outlook.inputs.creditLine ? (
        <Key
          name={texts.peak}
          help={texts.peakHelp}
          figure="creditLinePeak.amount"
          value={creditLinePeak.amount}
          unit="money"
        >
          {creditLinePeak.amount ? (
            <>
              <span>{`${texts.lowestIn} `}</span>
              <Figure
                figure="creditLinePeak.m"
                value={creditLinePeak.m}
                unit="month"
                title={`${texts.peak}, ${copy.compare.when}`}
                className="underline"
              />
            </>
          ) : null}
        </Key>
      ) : null}
      <Key
        name={texts.closing}
        help={texts.closingHelp}
        figure="years.2.closingCash"
        value={years[2]?.closingCash ?? null}
        unit="money"
        isBad={(years[2]?.closingCash ?? 0) < 0}
      />
      <Key
        name={texts.netIncome}
        help={texts.netIncomeHelp}
        figure="years.0.netIncome"
        value={years[0]?.netIncome ?? null}
        unit="money"
        isBad={(years[0]?.netIncome ?? 0) < 0}
      />
      <Key
        name={texts.breakEven}
        help={texts.breakEvenHelp}
        figure="breakEven.revenue"
        value={breakEven.revenue}
        unit="money"
        none={copy.noBreakEven}
      >
        {breakEven.units === null ? null : (
          <>
            <span>{`${texts.breakEvenUnits} `}</span>
            <Figure
              figure="breakEven.units"
              value={breakEven.units}
              unit="count"
              title={texts.breakEven}
              className="underline"
            />
            <span>{` ${texts.breakEvenUnitsAfter(breakEven.units)}`}</span>
          </>
        )}
      </Key>
      <Key
        name={texts.payingYou}
        help={texts.payingYouHelp}
        figure="breakEven.payingYou.revenue"
        value={breakEven.payingYou.revenue}
        unit="money"
        none={copy.noBreakEven}
      />
      <Key
        name={texts.even}
        help={texts.evenHelp}
        figure="breakEven.month"
        value={breakEven.month}
        unit="month"
        none={copy.notInThreeYears}
      />
      <Key
        name={texts.needed}
        help={texts.neededHelp}
        figure="workingCapitalNeeded"
        value={workingCapitalNeeded}
        unit="money"
        isBad={(workingCapitalNeeded ?? 0) > 0}
      />
      <Key
        name={texts.registered}
        help={texts.registeredHelp}
        figure="registeredMonth"
        value={registeredMonth}
        unit="month"
        none={copy.notRegistered}
      />
    </dl>
  );
}

interface KeyProps extends Pick<FigureProps, 'figure' | 'value' | 'unit' | 'none'> {
  readonly name: string;
  readonly help: string;
  readonly isBad?: boolean;
  readonly children?: ReactNode;
}

function Key({ name, help, isBad = false, children, ...figure }: KeyProps) {
  const { copy, forecast } = useResults();
  const isMissing = figure.value === null && missingFor(forecast, figure.figure).length > 0;
  return (
    <div className="rounded border border-line bg-surface p-4">
      <dt className="font-semibold">{name}</dt>
      <dd>
        {isMissing ? (
          <MissingInputs
            figures={[figure.figure]}
            lead={
              <>
                <Figure {...figure} title={name} className="text-base" />
                <span>{copy.missingAfter}</span>
              </>
            }
          />
        ) : (
          <span className="block">
            <Figure
              {...figure}
              title={name}
              className={`text-xl font-semibold ${isBad ? 'text-danger' : ''}`}
            />
            <span className="block">{children}</span>
          </span>
        )}
        <span className="block text-sm text-muted">{help}</span>
      </dd>
    </div>
  );
}
