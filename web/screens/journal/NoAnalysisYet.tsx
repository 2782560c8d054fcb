import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';

/** What the analysis will contain, and what it needs. */
export function NoAnalysisYet({ definition }: { definition: ModuleDefinition }) {
  const { analysis } = useCopy().journal;
  const { language } = useLanguage();
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{analysis.emptyTitle}</p>
      <p className="mt-1 text-muted">{analysis.empty}</p>
      <ul className="mt-2 list-disc space-y-2 pl-6 marker:text-muted">
        {definition.sections.map((section) => (
          <li key={section.id}>{section.title[language]}</li>
        ))}
      </ul>
    </div>
  );
}
