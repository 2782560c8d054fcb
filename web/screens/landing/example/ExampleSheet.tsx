import { useMemo } from 'react';
import { landingExamples as en } from '../../../copy/en/landingExamples.ts';
import { landingExamples as fr } from '../../../copy/fr/landingExamples.ts';
import { useLanguage } from '../../../copy/language.tsx';
import { WriteUp } from '../../../writeUp/WriteUp.tsx';
import { CategoryScores } from '../../maturity/CategoryScores.tsx';
import { OverallScore } from '../../maturity/OverallScore.tsx';
import { PersonaFacts } from '../../personas/PersonaFacts.tsx';
import { PersonaLists } from '../../personas/PersonaLists.tsx';
import { figuresIn } from './figures.ts';
import type { Sheet } from './sheets.ts';

const examples = { fr, en };

/** One sheet of the bakery’s file, drawn by what draws everybody’s. */
export function ExampleSheet({ sheet }: { sheet: Sheet }) {
  const { language } = useLanguage();
  const example = examples[language];
  const figures = useMemo(() => figuresIn(language), [language]);
  switch (sheet) {
    case 'swot':
      return <WriteUp text={example.swot} />;
    case 'persona':
      return (
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr]">
          <div>
            <PersonaFacts persona={example.persona} name={example.persona.nom} />
          </div>
          <div className="sm:*:columns-2 sm:*:gap-x-8 **:[section]:break-inside-avoid">
            <PersonaLists persona={example.persona} />
          </div>
        </div>
      );
    case 'maturity':
      return (
        <div className="space-y-6">
          <OverallScore score={example.maturity.overall}>
            <p className="max-w-[60ch]">{example.maturity.timeline}</p>
          </OverallScore>
          <CategoryScores categories={example.maturity.categories} />
        </div>
      );
    default:
      return <WriteUp text={example[sheet](figures)} />;
  }
}
