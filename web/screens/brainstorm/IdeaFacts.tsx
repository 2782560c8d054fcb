import type { GrowingIdea } from '@elan/domain/project/growing';
import { interestLabel } from '@elan/domain/project/ideas';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';

/** How the title of an idea looks. */
export const ideaTitle = 'text-left font-display text-lg leading-snug font-semibold';

/** Under the title of an idea: its sector, the interest and what it is, as far as they are there. */
export function IdeaFacts({ idea, id }: { idea: GrowingIdea; id?: string }) {
  const { brainstorm } = useCopy();
  const { language } = useLanguage();
  const { sector, interestLevel, description } = idea;
  const interest = interestLevel && brainstorm.interest(interestLabel(interestLevel, language));
  return (
    <div id={id}>
      <p className="mt-1 min-h-5 text-sm text-muted">
        {[sector, interest].filter((part) => part !== undefined && part !== '').join(' · ')}
      </p>
      <p className="mt-2">{description}</p>
    </div>
  );
}
