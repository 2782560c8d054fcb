import type { Growing } from '@elan/domain/project/growing';
import {
  bandOf,
  type MaturityScore,
  maturityCategories,
  ringOf,
} from '@elan/domain/project/maturity';
import { isBlank } from '@elan/domain/text';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { Dial } from '../../ui/Dial.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { filledIn, useFill } from '../../writeUp/figures.tsx';
import { CategoryCard, type ShowAdvice } from './CategoryCard.tsx';

/** A complete score: overall number, six areas, strengths, weaknesses and next steps. */
export function ScoreSheet({ score, advice }: { score: MaturityScore; advice: ShowAdvice }) {
  const copy = useCopy().maturity;
  const { overall, categories, strengths, weaknesses, nextSteps, timeline } = score;
  return (
    <div className="space-y-8">
      <OverallScore score={overall}>
        {isBlank(timeline) ? null : (
          <div>
            <h3 className="flex items-center gap-2 text-lg">
              <CalendarClock aria-hidden size={20} className="text-muted" />
              <span>{copy.timeline}</span>
            </h3>
            <p className="mt-1 max-w-[60ch]">{timeline}</p>
          </div>
        )}
      </OverallScore>
      <CategoryScores
        categories={categories}
        advice={advice}
        columns="sm:grid-cols-2 xl:grid-cols-3"
      />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <TextList title={copy.strengths} items={strengths} />
        <TextList title={copy.weaknesses} items={weaknesses} advice={advice} />
      </div>
      <TextList title={copy.nextSteps} items={nextSteps} advice={advice} ordered />
      <p className="border-t border-line pt-4 text-sm text-muted">{copy.estimate}</p>
    </div>
  );
}

const tones = { green: 'action', amber: 'yellow', red: 'danger' } as const;

/** The overall score on a dial, with the name of its band and further content. */
export function OverallScore({ score, children }: { score: number; children: ReactNode }) {
  const copy = useCopy().maturity;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <Dial
        value={score}
        label={copy.overall(score)}
        unit={copy.outOf}
        tone={tones[ringOf(score)]}
        className="size-40 shrink-0"
      />
      <div className="min-w-[min(100%,16rem)] flex-1 space-y-4">
        <p className="font-display text-2xl font-semibold">{copy.bands[bandOf(score)]}</p>
        {inElement(children)}
      </div>
    </div>
  );
}

interface CategoryScoresProps {
  readonly categories: MaturityScore['categories'];
  readonly advice?: ShowAdvice | undefined;
  /** The classes that set the number of columns. */
  readonly columns: string;
}

/** The classes of the grid of areas, without its columns. */
export const categoryGrid = 'grid gap-4 [overflow-wrap:anywhere]';

/** The six areas of a score, side by side. */
export function CategoryScores({ categories, advice, columns }: CategoryScoresProps) {
  const copy = useCopy().maturity;
  return (
    <ul aria-label={copy.categoriesName} className={`${categoryGrid} ${columns}`}>
      {maturityCategories.map((category) => (
        <CategoryCard
          key={category}
          area={category}
          category={categories[category]}
          advice={advice}
        />
      ))}
    </ul>
  );
}

interface TextListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly advice?: ShowAdvice | undefined;
  /** Whether the order matters, as in a list of steps. */
  readonly ordered?: boolean;
}

/** A titled list of sentences. Renders nothing if the list is empty. */
export function TextList({ title, items, advice, ordered = false }: TextListProps) {
  if (items.length === 0) return null;
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h3 className="border-b border-line pb-2 text-xl">{title}</h3>
      <Tag
        className={`mt-3 max-w-[70ch] space-y-2 pl-6 [overflow-wrap:anywhere] marker:text-muted ${ordered ? 'list-decimal' : 'list-disc'}`}
      >
        {[...new Set(items)].map((item) => (
          <li key={item} className="pl-1">
            {advice ? advice(item) : item}
          </li>
        ))}
      </Tag>
    </section>
  );
}

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
