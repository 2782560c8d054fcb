import type { ModuleOutline } from '@elan/domain/questionnaire/module';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { journey } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { DossierLink } from '../../projects/DossierLink.tsx';
import { toModule } from '../../session/projectPath.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** @returns the module that comes after one in the journey; undefined at its end. */
export function nextAfter(definition: ModuleOutline): ModuleOutline | undefined {
  return journey[journey.findIndex(({ key }) => key === definition.key) + 1];
}

/** The main step once a module is written, at the end of its text: the link to the next one, or to the dossier. */
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
  // The end of the journey.
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
        // What must be done on the way has a main button of its own.
        variant={onFollow ? 'secondary' : 'primary'}
        className="max-sm:grow max-sm:px-3 max-sm:text-sm"
        onClick={(event) => {
          // Another tab or window is the browser's affair.
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
