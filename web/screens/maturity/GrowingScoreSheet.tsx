import type { Growing } from '@elan/domain/project/growing';
import { maturityCategories } from '@elan/domain/project/maturity';
import { useCopy } from '../../copy/copy.ts';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { filledIn, useFill } from '../../writeUp/figures.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { categoryGrid, TextList } from './ScoreSheet.tsx';

const scoreOf = ({ score }: Growing) => score;

/** A score while it is being written, with placeholders for the missing areas. The overall number comes last. */
export function GrowingScoreSheet({ store }: { store: Store<Growing> }) {
  const copy = useCopy().maturity;
  const fill = useFill();
  const growing = useStoreValue(store, scoreOf);
  const score = growing && filledIn(growing, fill);
  return (
    <div aria-busy className="space-y-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        {/* Placeholder for the dial. */}
        <div aria-hidden className="size-40 shrink-0 p-2">
          <div className="size-full rounded-full border-[13px] border-line" />
        </div>
        <p className="min-w-[min(100%,16rem)] flex-1 text-muted">{copy.overallLater}</p>
      </div>
      <ul
        aria-label={copy.categoriesName}
        className={`${categoryGrid} sm:grid-cols-2 xl:grid-cols-3`}
      >
        {maturityCategories.map((name) => {
          const category = score?.categories[name];
          return category ? (
            <CategoryCard key={name} area={name} category={category} />
          ) : (
            <li key={name} className="min-h-56 rounded border border-dashed border-line p-4 sm:p-5">
              <h3 className="text-lg text-muted">{copy.categories[name]}</h3>
            </li>
          );
        })}
      </ul>
      <div className="grid gap-x-10 gap-y-6 empty:hidden lg:grid-cols-2">
        <TextList title={copy.strengths} items={score?.strengths ?? []} />
        <TextList title={copy.weaknesses} items={score?.weaknesses ?? []} />
      </div>
      <TextList title={copy.nextSteps} items={score?.nextSteps ?? []} ordered />
    </div>
  );
}
