import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';

interface NoWriteUpYetProps {
  readonly definition: ModuleDefinition;
  readonly canGenerate: boolean;
  /** Whether to list the sections here; false where the page does already. */
  readonly listed: boolean;
}

/** What the write-up will contain, and what to do next to get it. */
export function NoWriteUpYet({ definition, canGenerate, listed }: NoWriteUpYetProps) {
  const { empty } = useCopy().moduleScreen;
  const { language } = useLanguage();
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{empty.title}</p>
      <p className="mt-1 text-muted">{canGenerate ? empty.whenReady : empty.whenMissing}</p>
      {listed ? (
        <>
          <p className="mt-4 text-sm text-muted">{empty.sections}</p>
          <ol className="mt-2 list-decimal space-y-2 pl-6 marker:text-muted">
            {definition.sections.map((section) => (
              <li key={section.id} className="pl-1">
                {section.title[language]}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  );
}
