import type { Check } from '@elan/domain/forecast/outputs';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAnyDefinition } from '../../../catalogue/definitions.ts';
import { TargetLink } from '../../../moduleEditor/ModuleMentions.tsx';
import { showWhenLoaded } from '../../../parts/showWhenLoaded.tsx';
import { inElement } from '../../../ui/inElement.tsx';
import { useResults } from '../figures/ResultsContext.ts';

interface ContradictionItemProps {
  readonly check: Check;
  /** Shown below the text. */
  readonly children: ReactNode;
}

/** An answer that contradicts the forecast, with a link to its question. */
export const ContradictionItem = showWhenLoaded(LoadedContradiction);

function LoadedContradiction({ check, children }: ContradictionItemProps) {
  const { mendAt, text } = check;
  const { copy, language } = useResults();
  const module = useAnyDefinition(mendAt.module);
  const question = module?.questions.find(({ id }) => id === mendAt.question);
  const place = [module?.title[language], question?.label[language]].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 p-4">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warn" />
      <div className="min-w-48 flex-1">
        <p className="text-sm font-semibold text-warn">{place}</p>
        <p>{text[language]}</p>
        {inElement(children)}
      </div>
      <TargetLink
        target={mendAt}
        className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong"
      >
        <span>{copy.checks.toAnswer}</span>
        <span className="sr-only">{` ${place}`}</span>
      </TargetLink>
    </li>
  );
}
