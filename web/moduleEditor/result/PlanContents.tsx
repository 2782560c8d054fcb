import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** The sections of the business plan, under their generated titles (docs/product.md#business-plan). */
export function PlanContents({ definition }: Pick<ModuleEditor, 'definition'>) {
  const { plan } = useCopy().guiding;
  const { language } = useLanguage();
  return (
    <section aria-label={plan.title} className="rounded border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-lg">{plan.title}</h2>
      <p className="mt-1 text-muted">{plan.text}</p>
      <ol className="mt-3 list-decimal columns-1 gap-x-8 pl-6 marker:text-muted sm:columns-2">
        {definition.sections.map(({ id, title }) => (
          <li key={id} className="mb-2 break-inside-avoid pl-1">
            {title[language]}
          </li>
        ))}
      </ol>
    </section>
  );
}
