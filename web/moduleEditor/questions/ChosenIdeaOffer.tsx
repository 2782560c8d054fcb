import { isBlank } from '@elan/domain/text';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useStoreValue } from '../../lib/store.ts';
import { later } from '../../parts/Later.tsx';
import { useMe } from '../../session/me.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

const IdeaOffer = later('moduleEditor/questions/IdeaOffer.tsx', async () => {
  return (await import('./IdeaOffer.tsx')).IdeaOffer;
});

/**
 * On the idea's page, while the idea is not described: offers to fill the blank questions from the idea chosen in the
 * brainstorm. Written answers are never replaced (docs/product.md#developing-an-idea).
 */
export function ChosenIdeaOffer({ project, form }: Pick<ModuleEditor, 'project' | 'form'>) {
  const { hasAccess } = useMe();
  const isDescribed = useStoreValue(
    form.formState,
    ({ values }) => !isBlank(values.answers.businessIdea),
  );
  const { selectedIdea } = project.modules_data[catalogue.brainstorm.key] ?? {};
  if (!selectedIdea || isDescribed || !hasAccess) return null;
  return <IdeaOffer selectedIdea={selectedIdea} project={project} form={form} />;
}
