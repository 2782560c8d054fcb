import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey } from '@elan/modules/catalogue';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The link to the next module, once a module is complete. */
export const NextModule = memo(function NextModule({ after }: { after: ModuleDefinition }) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const next = journey[journey.findIndex(({ key }) => key === after.key) + 1];
  if (!next) return null;
  return (
    <p className="mt-8 flex justify-end border-t border-line pt-6 print:hidden">
      <LinkButton to="/module/$key" params={{ key: next.key }} variant="secondary">
        {moduleScreen.next(next.title[language])}
        <ArrowRight aria-hidden size={18} />
      </LinkButton>
    </p>
  );
});
