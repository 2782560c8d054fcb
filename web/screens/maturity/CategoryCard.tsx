import {
  bandOf,
  type CategoryScore,
  type MaturityBand,
  type MaturityCategory,
  recommendationsShown,
} from '@elan/domain/project/maturity';
import { isBlank } from '@elan/domain/text';
import type { ReactNode } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { barFilling, barTrack } from '../../ui/ProgressBar.tsx';

const tones: Readonly<Record<MaturityBand, BadgeTone>> = {
  green: 'action',
  yellow: 'yellow',
  orange: 'accent',
  red: 'danger',
};
const fills: Readonly<Record<MaturityBand, string>> = {
  green: 'bg-action',
  yellow: 'bg-yellow',
  orange: 'bg-accent',
  red: 'bg-danger',
};

/** Shows a piece of advice, with a link to the module that it concerns if one is found. */
export type ShowAdvice = (text: string, area?: MaturityCategory) => ReactNode;

interface CategoryCardProps {
  readonly area: MaturityCategory;
  readonly category: CategoryScore;
  readonly advice?: ShowAdvice | undefined;
}

/** One area of the score: its number, band, explanation and recommendations. */
export function CategoryCard({ area, category, advice }: CategoryCardProps) {
  const copy = useCopy().maturity;
  const name = copy.categories[area];
  const { score, status, recommendations } = category;
  const band = bandOf(score);
  return (
    <li className="rounded border border-line bg-ground p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-lg">{name}</h3>
        <Badge tone={tones[band]}>{copy.bands[band]}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        <span className="font-display text-2xl font-semibold text-ink">{score}</span>
        <span>{` ${copy.outOf}`}</span>
      </p>
      <div aria-hidden className={`mt-2 h-1.5 ${barTrack}`}>
        <div className={`${barFilling} ${fills[band]}`} style={{ width: `${score}%` }} />
      </div>
      {isBlank(status) ? null : <p className="mt-3 font-semibold">{status}</p>}
      {recommendations.length === 0 ? null : (
        <ul className="mt-2 list-disc space-y-2 pl-5 marker:text-muted">
          {recommendations.slice(0, recommendationsShown).map((recommendation) => (
            <li key={recommendation}>{advice ? advice(recommendation, area) : recommendation}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
