import type { ModuleKey } from '@elan/modules/catalogue';
import { useId } from 'react';
import { useDefinition } from '../../catalogue/definitions.ts';
import { useLanguage } from '../../copy/language.tsx';
import { usePreviewCopy } from '../../subscription/ModulePreview.tsx';
import { TickList } from '../../subscription/PlanPrice.tsx';

/** The summary of the requested module and the sections of its text, if it has any. */
export function ModuleContents({ module }: { readonly module: ModuleKey }) {
  const definition = useDefinition(module);
  const copy = usePreviewCopy();
  const { language } = useLanguage();
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-xl sm:text-2xl">
        {copy.contents(definition.title[language])}
      </h2>
      <p className="mt-2 text-muted">{definition.summary[language]}</p>
      <TickList
        items={definition.sections.map((section) => section.title[language])}
        className="mt-3 empty:hidden sm:grid-cols-2"
      />
    </section>
  );
}
