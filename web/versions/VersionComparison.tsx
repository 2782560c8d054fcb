import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useMemo } from 'react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { contentAsMarkdown } from '../download/moduleAsMarkdown.ts';
import { WriteUp } from '../writeUp/WriteUp.tsx';

interface VersionComparisonProps {
  readonly definition: ModuleDefinition;
  /** What the version is called. */
  readonly name: string;
  readonly then: ModuleEntry;
  readonly now: ModuleEntry | undefined;
}

/** An earlier version beside what stands there now, each whole, to be read. */
export function VersionComparison({ definition, name, then, now }: VersionComparisonProps) {
  const { versions } = useCopy();
  return (
    <div className="mt-4 grid gap-6 xl:grid-cols-2">
      <Side title={name} definition={definition} entry={then} />
      <Side title={versions.now} definition={definition} entry={now} />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly definition: ModuleDefinition;
  readonly entry: ModuleEntry | undefined;
}

function Side({ title, definition, entry }: SideProps) {
  const copy = useCopy();
  const { language } = useLanguage();
  const text = useMemo(
    () => (entry ? contentAsMarkdown({ definition, entry, language, copy }) : ''),
    [definition, entry, language, copy],
  );
  return (
    <section aria-label={title} className="min-w-0 rounded border border-line p-4">
      <h3 className="mb-3 font-sans text-base font-semibold tracking-normal text-muted">{title}</h3>
      {text.trim() === '' ? <p>{copy.versions.empty}</p> : <WriteUp text={text} />}
    </section>
  );
}
