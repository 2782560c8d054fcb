import type { Decision } from '@elan/domain/decision';
import type { FailureCode } from '@elan/domain/failure';
import { decideAutoFill, hasAutoFill } from '@elan/domain/generation/decideAutoFill';
import { catalogue } from '@elan/modules/catalogue';
import { Link } from '@tanstack/react-router';
import { Sparkles, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import type { GenerationState } from '../../generation/useGeneration.ts';
import { useStoreValue } from '../../lib/store.ts';
import { accessOf, useMe } from '../../session/me.ts';
import { useDismissed } from '../../session/useDismissed.ts';
import { useStorage } from '../../subscription/StorageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { GenerationFailure } from '../result/GenerationFailure.tsx';
import { Elapsed } from '../result/WritingProgress.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

type AutoFillCardProps = Pick<
  ModuleEditor,
  'definition' | 'project' | 'form' | 'generation' | 'heading' | 'autoFill' | 'retry'
>;

/** Fills the blank questions and generates the module in one step (docs/product.md#auto-fill). */
export function AutoFillCard(props: AutoFillCardProps) {
  const { definition, project, form, generation, heading } = props;
  const { autoFill } = useCopy().guiding;
  const me = useMe();
  const storage = useStorage();
  const [titleId, whyId] = [useId(), useId()];
  const title = useRef<HTMLHeadingElement>(null);
  const { isDismissed, dismiss } = useDismissed(`autoFill.${project.id}.${definition.key}`);
  // The outcome of an auto-fill is shown even if the card was dismissed in between.
  const isAtWork =
    generation.isAutoFill && (generation.isRunning || generation.failure !== undefined);
  if ((isDismissed && !isAtWork) || !hasAutoFill(definition)) return null;
  const decision = decideAutoFill({
    definition,
    access: accessOf(me),
    modules: project.modules_data,
    usage: me.aiUsage,
    storage,
  });
  // There is nothing left to fill, so no need to explain it.
  const isFilled = !decision.allowed && decision.because === 'autofill_not_needed';
  const isFilling = generation.isRunning && generation.isAutoFill;
  const isDone =
    !generation.isRunning && generation.isAutoFill && generation.lastEnd === 'complete';
  return (
    <section aria-labelledby={titleId} className="rounded border border-line bg-tint p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2
          id={titleId}
          ref={title}
          tabIndex={-1}
          className="flex items-center gap-2 text-lg outline-none"
        >
          <Sparkles aria-hidden size={20} className="shrink-0 text-action" />
          {autoFill.title}
        </h2>
        <Button
          variant="quiet"
          aria-label={autoFill.dismiss}
          title={autoFill.dismiss}
          icon={<X aria-hidden size={20} />}
          className="-mt-2 -mr-2 px-3"
          onClick={() => {
            dismiss();
            heading.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      {isDone ? (
        <Notice tone="done" title={autoFill.done} announce className="mt-3">
          <Proposed form={form} />
        </Notice>
      ) : (
        <>
          {isFilled ? null : (
            <p className="mt-1 max-w-[70ch] text-muted">
              {autoFill.text} {me.isFounder ? null : autoFill.cost}
            </p>
          )}
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              disabled={!decision.allowed && !isFilling}
              aria-disabled={generation.isRunning || undefined}
              aria-describedby={decision.allowed ? undefined : whyId}
              className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted"
              onClick={() => {
                if (!generation.isRunning) props.autoFill();
              }}
            >
              {autoFill.button}
            </Button>
          </div>
          {isFilling ? (
            <div className="mt-3">
              <Elapsed
                words={isWriting(generation.state) ? autoFill.saving : autoFill.generating}
              />
            </div>
          ) : (
            <AutoFillRefusal id={whyId} decision={decision} />
          )}
        </>
      )}
      {generation.isAutoFill ? (
        <GenerationFailure
          definition={definition}
          generation={generation}
          retry={props.retry}
          hasEarlier={false}
          onGone={() => title.current?.focus({ preventScroll: true })}
        />
      ) : null}
    </section>
  );
}

function isWriting(state: GenerationState): boolean {
  return state.phase === 'running' && state.isWriting;
}

function Proposed({ form }: Pick<ModuleEditor, 'form'>) {
  const { autoFill } = useCopy().guiding;
  const count = useStoreValue(
    form.formState,
    ({ values: { proposedAnswers, defaultedAnswers } }) =>
      proposedAnswers.length + defaultedAnswers.length,
  );
  return count > 0 ? autoFill.check(count) : null;
}

/** The module that a refusal links to. */
const missingModule: Partial<Record<FailureCode, keyof typeof catalogue>> = {
  autofill_needs_brainstorm: 'brainstorm',
  autofill_needs_idea: 'idea',
};

/** Why a module cannot be filled now, with a link to what is missing (docs/product.md#auto-fill). */
function AutoFillRefusal({ id, decision }: { id: string; decision: Decision }) {
  const { guiding, failures } = useCopy();
  const { language } = useLanguage();
  if (decision.allowed) return null;
  const { quota, premium, goTo } = guiding.autoFill.refused;
  const { because } = decision;
  const own: Partial<Record<FailureCode, string>> = {
    quota_spent: quota,
    monthly_quota_spent: quota,
    premium_required: premium,
  };
  const key = missingModule[because];
  return (
    <p id={id} className="mt-3 text-sm">
      {own[because] ?? failures[because]}{' '}
      {key === undefined ? null : (
        <Link
          to="/module/$key"
          params={{ key }}
          className="inline-block py-1 text-action underline underline-offset-2 hover:text-action-strong"
        >
          {goTo(catalogue[key].title[language])}
        </Link>
      )}
    </p>
  );
}
