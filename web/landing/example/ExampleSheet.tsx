import { type ReactNode, useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { CategoryScores, OverallScore, TextList } from '../../screens/maturity/ScoreSheet.tsx';
import { PersonaFacts, PersonaLists } from '../../screens/personas/PersonaFacts.tsx';
import { WriteUp } from '../../writeUp/WriteUp.tsx';
import { landingExamples as en } from '../copy/en/landingExamples.ts';
import { landingExamples as fr } from '../copy/fr/landingExamples.ts';
import { useLandingCopy } from '../copy/landingCopy.ts';
import { figuresIn } from '../figures.ts';
import type { Sheet } from '../sheets.ts';

const examples = { fr, en };

/**
 * One sheet of the bakery’s example, rendered by the product’s own components: the result, beside an answer, a profile
 * or a score.
 */
export function ExampleSheet({ sheet }: { sheet: Sheet }) {
  const { language } = useLanguage();
  const { maturity } = useCopy();
  const example = examples[language];
  const figures = useMemo(() => figuresIn(language), [language]);
  switch (sheet) {
    case 'persona':
      return (
        <Spread side={<PersonaFacts persona={example.persona} name={example.persona.nom} />}>
          <div className="sm:*:columns-2 sm:*:gap-x-8 **:[section]:break-inside-avoid">
            <PersonaLists persona={example.persona} />
          </div>
        </Spread>
      );
    case 'maturity':
      return (
        <Spread
          side={
            <OverallScore score={example.maturity.overall}>
              <TextList title={maturity.nextSteps} items={example.maturity.nextSteps} ordered />
            </OverallScore>
          }
        >
          <CategoryScores categories={example.maturity.categories} columns="sm:grid-cols-2" />
        </Spread>
      );
    default: {
      const found = example[sheet];
      const text = typeof found === 'string' ? found : found(figures);
      return (
        <Spread side={<Answer {...example.answers[sheet]} />}>
          <WriteUp text={text} />
        </Spread>
      );
    }
  }
}

/** Two columns, or one below the other on a narrow screen. */
function Spread({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[4fr_9fr]">
      <div>{side}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** A question of the module and the baker's answer, on which the sheet is based. */
function Answer({ asked, answered }: { asked: string; answered: string }) {
  const { examples } = useLandingCopy();
  return (
    <dl className="lg:border-l-2 lg:border-action lg:pl-5">
      <dt className="text-sm text-muted">{examples.asked}</dt>
      <dd className="mt-1 font-semibold">{asked}</dd>
      <dt className="mt-5 text-sm text-muted">{examples.answered}</dt>
      <dd className="mt-1 font-display text-lg leading-snug italic">{examples.quote(answered)}</dd>
    </dl>
  );
}
