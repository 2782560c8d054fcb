import type { DayNumbers } from '@elan/domain/contract/numbers';
import { useLanguage } from '../../../copy/language.tsx';
import { DayChart } from './DayChart.tsx';
import { countText, dayText } from './format.ts';
import { NumberTable } from './NumberTable.tsx';
import { useNumbersCopy } from './numbersCopy.ts';

const kinds = ['accounts', 'succeeded', 'failed', 'mailsGivenUp'] as const;
type Sums = Readonly<Record<(typeof kinds)[number], number>>;

/** The daily numbers as a chart, a sentence and a table. */
export function Days({ days }: { readonly days: readonly DayNumbers[] }) {
  const { days: copy } = useNumbersCopy();
  const { language } = useLanguage();
  const count = (value: number) => countText(value, language);
  const sums = sumOf(days);
  const cells = (row: Sums) => kinds.map((kind) => count(row[kind]));
  return (
    <>
      <p className="mb-3">
        {copy.summary(count(sums.succeeded), count(sums.failed), count(sums.mailsGivenUp))}
      </p>
      <DayChart days={days} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center rounded font-semibold text-action hover:underline">
          {copy.table}
        </summary>
        <NumberTable
          caption={copy.title}
          columns={[
            { name: copy.day },
            ...kinds.map((kind) => ({ name: copy[kind], isNumber: true })),
          ]}
          rows={[
            { key: 'all', isTotal: true, cells: [copy.all, ...cells(sums)] },
            ...days.map((one) => ({
              key: one.day,
              cells: [dayText(one.day, language), ...cells(one)],
            })),
          ]}
        />
      </details>
    </>
  );
}

function sumOf(days: readonly DayNumbers[]): Sums {
  const sum = (kind: (typeof kinds)[number]) => days.reduce((all, one) => all + one[kind], 0);
  return {
    accounts: sum('accounts'),
    succeeded: sum('succeeded'),
    failed: sum('failed'),
    mailsGivenUp: sum('mailsGivenUp'),
  };
}
