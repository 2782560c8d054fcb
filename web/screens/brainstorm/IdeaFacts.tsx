import type { GrowingIdea } from '@elan/domain/project/growing';
import { interestLabel } from '@elan/domain/project/ideas';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';

/** The classes of an idea's title. */
export const ideaTitle = 'text-left font-display text-lg leading-snug font-semibold';

/** Below the title of an idea: its sector, interest and description, as far as they are written. */
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
