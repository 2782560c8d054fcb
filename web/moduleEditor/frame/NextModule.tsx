import type { ModuleOutline } from '@elan/domain/questionnaire/module';
import { ArrowRight } from 'lucide-react';
import { type MouseEvent, memo, useEffect } from 'react';
import { journey } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { createStore } from '../../lib/store.ts';
import { DossierLink } from '../../projects/DossierLink.tsx';
import { toModule } from '../../session/projectPath.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** @returns the next module of the journey, or undefined for the last one. */
export function nextAfter(definition: ModuleOutline): ModuleOutline | undefined {
  return journey[journey.findIndex(({ key }) => key === definition.key) + 1];
}

/** What runs instead of following a link to the next module, set by the page that is shown. */
const firstStep = createStore<(() => void) | undefined>(undefined);

/** @param onNext runs instead of following a link to the next module, if something must be done first. */
export function useFirstStep(onNext: (() => void) | undefined): void {
  useEffect(() => {
    firstStep.set(onNext);
    return () => firstStep.set(undefined);
  }, [onNext]);
}

/** Handles a click on any link to the next module. */
export function onNextClick(event: MouseEvent): void {
  const first = firstStep.read();
  // Leaves opening in a new tab or window to the browser.
  if (!first || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  first();
}

/** The main action at the end of a written module: a link to the next module, or to the dossier after the last one. */
export const NextModule = memo(function NextModule({
  after,
  projectId,
  isSecond,
}: {
  after: ModuleOutline;
  projectId: string;
  /** Whether the page has another primary button, for the step that must come first. */
  isSecond: boolean;
}) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const next = nextAfter(after);
  if (!next) {
    return (
      <p className="mt-6 flex justify-end py-2 print:hidden">
        <DossierLink projectId={projectId} variant="primary" className="max-sm:grow" />
      </p>
    );
  }
  return (
    <p className="mt-6 flex justify-end py-2 print:hidden">
      <LinkButton
        {...toModule(projectId, next.key)}
        variant={isSecond ? 'secondary' : 'primary'}
        className="max-sm:grow max-sm:px-3 max-sm:text-sm"
        onClick={onNextClick}
      >
        <span>{moduleScreen.next(next.title[language])}</span>
        <ArrowRight aria-hidden size={18} />
      </LinkButton>
    </p>
  );
});
