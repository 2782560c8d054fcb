import { previewOf } from '@elan/domain/project/modulePreview';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useId } from 'react';
import type { preview } from '../copy/fr/preview.ts';
import { useLanguage } from '../copy/language.tsx';
import { ownCopy } from '../copy/ownCopy.ts';
import { useProject } from '../projects/projects.ts';
import { useCurrentProject } from '../session/currentProject.ts';

/** @returns the preview's texts in the page's language, loaded on first use. */
export const usePreviewCopy = ownCopy<typeof preview>('preview', {
  fr: async () => (await import('../copy/fr/preview.ts')).preview,
  en: async () => (await import('../copy/en/preview.ts')).preview,
});

interface ModulePreviewProps {
  readonly definition: ModuleDefinition;
  readonly className?: string;
}

/**
 * Shows what a paid module would do with the current project's answers, or else the module's summary
 * (docs/product.md#premium-upsell).
 */
export function ModulePreview({ definition, className = '' }: ModulePreviewProps) {
  const copy = usePreviewCopy();
  const { language } = useLanguage();
  const title = useId();
  const { projectId } = useCurrentProject();
  const { data: project, isPending } = useProject(projectId);
  const lines = previewOf(definition.key, project?.modules_data ?? {});
  const name = definition.title[language];
  const isKnown = projectId === null || !isPending;
  return (
    <section
      aria-labelledby={title}
      className={`rounded border border-line bg-surface p-5 ${className}`}
    >
      <h2 id={title} className="text-xl">
        {lines.length > 0 ? copy.title(name) : copy.titleWithout(name)}
      </h2>
      {lines.length > 0 ? (
        <>
          <dl className="mt-3 space-y-3">
            {lines.map((line) => (
              <div key={line.name}>
                <dt className="font-semibold">{copy.lines[line.name].title}</dt>
                <dd className="text-muted [overflow-wrap:anywhere]">
                  {copy.lines[line.name].text(line.words)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-muted">{copy.from(project?.name ?? '')}</p>
        </>
      ) : (
        <>
          <p className="mt-1">{definition.summary[language]}</p>
          {isKnown ? <p className="mt-2 text-sm text-muted">{copy.without}</p> : null}
        </>
      )}
    </section>
  );
}
