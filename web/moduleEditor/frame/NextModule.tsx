import type { ModuleOutline } from '@elan/domain/questionnaire/module';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { journey } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { DossierLink } from '../../projects/DossierLink.tsx';
import { toModule } from '../../session/projectPath.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** @returns the next module of the journey, or undefined for the last one. */
export function nextAfter(definition: ModuleOutline): ModuleOutline | undefined {
  return journey[journey.findIndex(({ key }) => key === definition.key) + 1];
}

/** The main action at the end of a written module: a link to the next module, or to the dossier after the last one. */
export const NextModule = memo(function NextModule({
  after,
  projectId,
  onFollow,
}: {
  after: ModuleOutline;
  projectId: string;
  onFollow: (() => void) | undefined;
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
        // With `onFollow`, the page has another primary button, for the step that must come first.
        variant={onFollow ? 'secondary' : 'primary'}
        className="max-sm:grow max-sm:px-3 max-sm:text-sm"
        onClick={(event) => {
          // Leaves opening in a new tab or window to the browser.
          if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onFollow();
        }}
      >
        <span>{moduleScreen.next(next.title[language])}</span>
        <ArrowRight aria-hidden size={18} />
      </LinkButton>
    </p>
  );
});
