import { natureRuleOf, natures } from '@elan/domain/project/nature';
import { useMemo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** How the environmental analysis adapts, and which version the answers so far select. */
export function AdaptiveAnalysis({ project, form }: Pick<ModuleEditor, 'project' | 'form'>) {
  const { nature } = useCopy().guiding;
  const rule = useMemo(() => natureRuleOf(project.modules_data), [project.modules_data]);
  const yours = useStoreValue(form.formState, ({ values }) => rule(values.answers));
  return (
    <section aria-label={nature.title} className="rounded border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-lg">{nature.title}</h2>
      <p className="mt-1 max-w-[70ch] text-muted">{nature.text}</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {natures.map((kind) => (
          <li
            key={kind}
            aria-current={kind === yours ? 'true' : undefined}
            className={`rounded border p-3 ${kind === yours ? 'border-accent' : 'border-line'}`}
          >
            <p className="font-semibold">{nature.kinds[kind].title}</p>
            <p className="text-sm text-muted">{nature.kinds[kind].text}</p>
            {kind === yours ? (
              <p className="mt-1 text-sm font-semibold text-accent">{nature.yours}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
