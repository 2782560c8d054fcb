import type { ModelNumbers } from '@elan/domain/contract/numbers';
import { useLanguage } from '../../../copy/language.tsx';
import { costText, countText, dayText } from './format.ts';
import { NumberTable } from './NumberTable.tsx';
import { useNumbersCopy } from './numbersCopy.ts';

type Sums = Omit<ModelNumbers, 'day' | 'model'>;

const sumOf = (rows: readonly ModelNumbers[]): Sums => ({
  generations: rows.reduce((all, row) => all + row.generations, 0),
  tokensIn: rows.reduce((all, row) => all + row.tokensIn, 0),
  tokensCached: rows.reduce((all, row) => all + row.tokensCached, 0),
  tokensOut: rows.reduce((all, row) => all + row.tokensOut, 0),
  // A model has a price or none, whatever the day.
  cost: rows.reduce<number | null>(
    (all, { cost }) => (all === null || cost === null ? null : all + cost),
    0,
  ),
});

/** What each model was sent and wrote, in all and by day, and its cost where its price is known. */
export function Models({ models }: { readonly models: readonly ModelNumbers[] }) {
  const { models: copy, days, nothing, none } = useNumbersCopy();
  const { language } = useLanguage();
  if (models.length === 0) return <p className="text-muted">{nothing}</p>;
  const count = (value: number) => countText(value, language);
  const cells = ({ generations, tokensIn, tokensCached, tokensOut, cost }: Sums) => [
    count(generations),
    count(tokensIn),
    count(tokensCached),
    count(tokensOut),
    cost === null ? none : costText(cost, language),
  ];
  const columns = [
    copy.generations,
    copy.tokensIn,
    copy.tokensCached,
    copy.tokensOut,
    copy.cost,
  ].map((name) => ({ name, isNumber: true }));
  const named = (model: string | null) => (
    <span className="wrap-anywhere">{model ?? copy.unknown}</span>
  );
  const byModel = [...Map.groupBy(models, ({ model }) => model)];
  const hasUnpriced = models.some(({ model, cost }) => model !== null && cost === null);
  return (
    <>
      <NumberTable
        caption={copy.title}
        columns={[{ name: copy.model }, ...columns]}
        rows={byModel.map(([model, rows]) => ({
          key: String(model),
          cells: [named(model), ...cells(sumOf(rows))],
        }))}
      />
      {hasUnpriced ? <p className="mt-2 text-sm text-muted">{copy.noPrice}</p> : null}
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center rounded font-semibold text-action hover:underline">
          {copy.byDay}
        </summary>
        <NumberTable
          caption={copy.byDay}
          columns={[{ name: days.day }, { name: copy.model }, ...columns]}
          rows={models.map((row) => ({
            key: `${row.day} ${row.model}`,
            cells: [dayText(row.day, language), named(row.model), ...cells(row)],
          }))}
        />
      </details>
    </>
  );
}
