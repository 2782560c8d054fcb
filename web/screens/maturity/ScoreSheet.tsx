import type { MaturityScore } from '@elan/domain/project/maturity';
import { isBlank } from '@elan/domain/text';
import { CalendarClock } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { CategoryScores } from './CategoryScores.tsx';
import { OverallScore } from './OverallScore.tsx';
import { TextList } from './TextList.tsx';

/** A complete score: overall, the six areas, strengths, weaknesses and next steps. */
export function ScoreSheet({ score }: { score: MaturityScore }) {
  const copy = useCopy().maturity;
  const { overall, categories, strengths, weaknesses, nextSteps, timeline } = score;
  return (
    <div className="space-y-8">
      <OverallScore score={overall}>
        {isBlank(timeline) ? null : (
          <div>
            <h3 className="flex items-center gap-2 text-lg">
              <CalendarClock aria-hidden size={20} className="text-muted" />
              {copy.timeline}
            </h3>
            <p className="mt-1 max-w-[60ch]">{timeline}</p>
          </div>
        )}
      </OverallScore>
      <CategoryScores categories={categories} columns="sm:grid-cols-2 xl:grid-cols-3" />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <TextList title={copy.strengths} items={strengths} />
        <TextList title={copy.weaknesses} items={weaknesses} />
      </div>
      <TextList title={copy.nextSteps} items={nextSteps} ordered />
      <p className="border-t border-line pt-4 text-sm text-muted">{copy.estimate}</p>
    </div>
  );
}
