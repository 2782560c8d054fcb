import type { DayNumbers } from '@elan/domain/contract/numbers';
import { useLanguage } from '../../../copy/language.tsx';
import { NumberTable } from './NumberTable.tsx';
import { countText, dayText, useNumbersCopy } from './numberTexts.ts';

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

const height = 120;
const width = 600;
const gap = 3;

/** The generations of each day as a bar chart, failed ones on top. Hidden from screen readers. */
function DayChart({ days }: { readonly days: readonly DayNumbers[] }) {
  const copy = useNumbersCopy().days;
  const { language } = useLanguage();
  const oldestFirst = days.toReversed();
  const highest = Math.max(1, ...days.map(({ succeeded, failed }) => succeeded + failed));
  const step = width / days.length;
  const tall = (count: number) => (count / highest) * height;
  const [first, last] = [oldestFirst.at(0), oldestFirst.at(-1)];
  return (
    <div aria-hidden>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Key className="bg-action">{copy.succeeded}</Key>
        <Key className="bg-danger">{copy.failed}</Key>
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 block h-28 w-full border-b border-edge sm:h-36"
      >
        {oldestFirst.map(({ day, succeeded, failed }, at) => (
          <g key={day} transform={`translate(${at * step + gap / 2} 0)`}>
            <rect
              y={height - tall(succeeded)}
              width={step - gap}
              height={tall(succeeded)}
              className="fill-action"
            />
            <rect
              y={height - tall(succeeded) - tall(failed)}
              width={step - gap}
              height={tall(failed)}
              className="fill-danger"
            />
          </g>
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-sm text-muted">
        <span>{first && dayText(first.day, language)}</span>
        <span>{last && dayText(last.day, language)}</span>
      </p>
    </div>
  );
}

function Key({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-3 rounded-sm ${className}`} />
      <span>{children}</span>
    </span>
  );
}
