import { natureRuleOf, natures } from '@elan/domain/project/nature';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { type ComponentType, useMemo } from 'react';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { later } from '../../parts/Later.tsx';
import { useMe } from '../../session/me.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

type ModuleIntro = ComponentType<Pick<ModuleEditor, 'definition' | 'project' | 'form'>>;

/** The introductions to the questions of some modules (docs/product.md#module-pages), by module key. */
const moduleIntros: Readonly<Record<string, ModuleIntro>> = {
  idea: ChosenIdeaOffer,
  'business-plan': PlanContents,
  environmental: AdaptiveAnalysis,
};

export function moduleIntro({ key }: ModuleDefinition): ModuleIntro | undefined {
  return Object.hasOwn(moduleIntros, key) ? moduleIntros[key] : undefined;
}

/** @returns true if the introduction lists the sections of the write-up. */
export function listsSections(definition: ModuleDefinition): boolean {
  return moduleIntro(definition) === PlanContents;
}

/** On a phone, the introduction comes after the questions, so that the first question is on the first screen. */
const introStyles = 'rounded border border-line bg-surface p-4 max-sm:order-last sm:p-5';

/** Explains how the environmental analysis adapts, and which version the current answers select. */
function AdaptiveAnalysis({ project, form }: Pick<ModuleEditor, 'project' | 'form'>) {
  const { nature } = useCopy().guiding;
  const rule = useMemo(() => natureRuleOf(project.modules_data), [project.modules_data]);
  const yours = useStoreValue(form.formState, ({ values }) => rule(values.answers));
  return (
    <section aria-label={nature.title} className={introStyles}>
      <h2 className="text-lg">{nature.title}</h2>
      <p className="mt-1 max-w-[70ch] text-muted">{nature.text}</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {natures.map((kind) => (
          <li
            key={kind}
            aria-current={kind === yours ? 'true' : undefined}
            className={`rounded border p-3 ${kind === yours ? 'border-action' : 'border-line'}`}
          >
            <p className="font-semibold">{nature.kinds[kind].title}</p>
            <p className="text-sm text-muted">{nature.kinds[kind].text}</p>
            {kind === yours ? (
              <p className="mt-1 text-sm font-semibold text-action">{nature.yours}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sections of the business plan, with the titles used in its text (docs/product.md#business-plan). */
function PlanContents({ definition }: Pick<ModuleEditor, 'definition'>) {
  const { plan } = useCopy().guiding;
  const { language } = useLanguage();
  return (
    <section aria-label={plan.title} className={introStyles}>
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

const IdeaOffer = later('moduleEditor/questions/IdeaOffer.tsx', async () => {
  return (await import('../questions/IdeaOffer.tsx')).IdeaOffer;
});

/**
 * On the idea's page, while the idea is not described: offers to fill the blank questions from the idea chosen in the
 * brainstorm. Written answers are never replaced (docs/product.md#developing-an-idea).
 */
function ChosenIdeaOffer({ project, form }: Pick<ModuleEditor, 'project' | 'form'>) {
  const { hasAccess } = useMe();
  const isDescribed = useStoreValue(
    form.formState,
    ({ values }) => !isBlank(values.answers.businessIdea),
  );
  const { selectedIdea } = project.modules_data[catalogue.brainstorm.key] ?? {};
  if (!selectedIdea || isDescribed || !hasAccess) return null;
  return <IdeaOffer selectedIdea={selectedIdea} project={project} form={form} />;
}
