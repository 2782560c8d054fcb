import { hasContent, type ModuleEntry } from '@elan/domain/project/moduleEntry';
import { isModuleComplete } from '@elan/domain/project/progress';
import { missingAnswers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { isBlank } from '@elan/domain/text';
import { ArrowRight, Check } from 'lucide-react';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { toModule } from '../../session/projectPath.ts';
import { UnlockLink } from '../../subscription/UnlockLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { focusField, questionFieldId } from '../state/fieldIds.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

const { idea, analysis, 'business-plan': plan } = catalogue;

/** @returns true if the card is shown: always on the analysis, and on the idea once its required answers are saved. */
export function hasReadyCard(
  definition: ModuleDefinition,
  entry: ModuleEntry | undefined,
): boolean {
  if (definition.key === analysis.key) return true;
  if (definition.key !== idea.key || !hasContent(entry)) return false;
  return missingAnswers(definition, entry?.answers ?? {}).length === 0;
}

interface ReadyCardProps {
  readonly editor: Pick<ModuleEditor, 'definition' | 'project' | 'content' | 'form' | 'heading'>;
}

/** The progress from idea to plan, and the next step (docs/product.md#ready-card). */
export function ReadyCard({ editor }: ReadyCardProps) {
  const { ready } = useCopy().guiding;
  const { hasPremiumAccess } = useMe();
  const { project } = editor;
  const modules = project.modules_data;
  const isDone = {
    idea: isModuleComplete(idea, modules[idea.key]),
    analysis: isModuleComplete(analysis, modules[analysis.key]),
    plan: isModuleComplete(plan, modules[plan.key]),
  };
  // A plan that was written stays readable without Premium.
  const isPlanOpen = (isDone.analysis && hasPremiumAccess) || hasContent(modules[plan.key]);
  const steps = ['idea', 'analysis', 'plan'] as const;
  const next = steps.find((step) => !isDone[step]);
  return (
    <section
      aria-label={ready.title}
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 print:hidden"
    >
      <ol className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === next ? 'step' : undefined}
            className="flex items-center gap-2 aria-[current=step]:font-semibold"
          >
            <span
              aria-hidden
              className={`grid size-6 shrink-0 place-items-center rounded-full text-sm font-semibold ${isDone[step] ? 'bg-action text-on-action' : step === next ? 'border-2 border-action' : 'border border-edge'}`}
            >
              {isDone[step] ? <Check size={14} strokeWidth={3} /> : index + 1}
            </span>
            <span className={isDone[step] || step === next ? '' : 'text-muted'}>
              <span>{ready.steps[step]}</span>
              {isDone[step] ? <span className="sr-only">{` (${ready.done})`}</span> : null}
            </span>
            {step === 'plan' && !hasPremiumAccess ? (
              <Badge tone="muted">{ready.premium}</Badge>
            ) : null}
          </li>
        ))}
      </ol>
      <div className="ml-auto flex flex-wrap gap-2">
        <Continue editor={editor} />
        {isPlanOpen ? (
          <LinkButton {...toModule(project.id, plan.key)} variant="quiet">
            <span>{ready.plan}</span>
            <ArrowRight aria-hidden size={18} />
          </LinkButton>
        ) : null}
        <UnlockLink variant="quiet" label={ready.unlock} wanted={plan.key} />
      </div>
    </section>
  );
}

/** Links to the analysis. On the analysis page, focuses the next question to answer, or else the result's heading. */
function Continue({ editor }: ReadyCardProps) {
  const { project, definition, form, content, heading } = editor;
  const { ready } = useCopy().guiding;
  const words = (
    <>
      <span>{ready.continue}</span>
      <ArrowRight aria-hidden size={18} />
    </>
  );
  if (definition.key !== analysis.key) {
    return (
      <LinkButton {...toModule(project.id, analysis.key)} variant="secondary">
        {words}
      </LinkButton>
    );
  }
  const goOn = () => {
    const { answers } = form.formState.read().values;
    const open =
      missingAnswers(analysis, answers)[0] ??
      // Once the analysis is written, optional questions no longer count as a step.
      (isBlank(content?.aiResponse)
        ? analysis.questions.find(({ id }) => isBlank(answers[id]))
        : undefined);
    if (open) focusField(questionFieldId(open.id));
    else heading.current?.focus();
  };
  return <Button onClick={goOn}>{words}</Button>;
}
