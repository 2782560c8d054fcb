import { type AdviceTarget, adviceTarget } from '@elan/domain/project/adviceTarget';
import type { MaturityCategory } from '@elan/domain/project/maturity';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { ArrowRight } from 'lucide-react';
import { useAllDefinitions } from '../../catalogue/definitions.ts';
import { findModule } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { ModuleMentions, mentions, TargetLink } from '../../moduleEditor/ModuleMentions.tsx';
import { showWhenLoaded } from '../../parts/showWhenLoaded.tsx';

interface AdviceProps {
  readonly text: string;
  readonly modules: Readonly<Record<string, ModuleContent | undefined>>;
  /** The area of the score that the advice belongs to. */
  readonly area: MaturityCategory | undefined;
}

/** A next step or recommendation, with a link to the module or question it concerns, if one is found. */
export const Advice = showWhenLoaded(LoadedAdvice);

function LoadedAdvice({ text, modules, area }: AdviceProps) {
  const journey = useAllDefinitions();
  const target = adviceTarget(text, { journey, modules, ...(area ? { area } : {}) });
  return (
    <>
      <ModuleMentions text={text} target={target} />
      {target && !mentions(text, target.module) ? <LinkAfterText target={target} /> : null}
    </>
  );
}

/** The link after a text that does not name the target's module. */
function LinkAfterText({ target }: { target: AdviceTarget }) {
  const { question } = useCopy().maturity;
  const { language } = useLanguage();
  const definition = findModule(target.module);
  if (!definition) return null;
  const title = definition.shortTitle[language];
  const place = definition.questions.findIndex(({ id }) => id === target.question) + 1;
  return (
    <>
      <span> </span>
      <TargetLink
        target={target}
        className="inline-block font-semibold text-action hover:underline max-sm:py-3 pointer-coarse:py-3 print:hidden"
      >
        <span>{`${place === 0 ? title : question(title, place)}\u00a0`}</span>
        <ArrowRight aria-hidden size={16} className="inline" />
      </TargetLink>
    </>
  );
}
