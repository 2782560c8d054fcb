import type { Decision } from '@elan/domain/decision';
import type { FailureCode } from '@elan/domain/failure';
import { decideAutoFill, hasAutoFill, isFilled } from '@elan/domain/generation/decideAutoFill';
import { limitFirst } from '@elan/domain/generation/decideGeneration';
import { Link } from '@tanstack/react-router';
import { Info, Sparkles, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import type { GenerationState } from '../../generation/useGeneration.ts';
import { accessOf, usageOf, useMe } from '../../session/me.ts';
import { useToModule } from '../../session/projectPath.ts';
import { useDismissed } from '../../session/useDismissed.ts';
import { focusPageHeading } from '../../shell/useRouteFocus.ts';
import { useStorage } from '../../subscription/StorageNotice.tsx';
import { useLapseNotice } from '../../subscription/useLapse.ts';
import { Button } from '../../ui/Button.tsx';
import { bringUp } from '../../ui/reveal.ts';
import { GenerationFailure } from '../result/GenerationFailure.tsx';
import { Elapsed } from '../result/WritingProgress.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

type AutoFillCardProps = Pick<
  ModuleEditor,
  'definition' | 'project' | 'generation' | 'heading' | 'mayWrite' | 'autoFill' | 'retry'
>;

/** Fills the blank questions and generates the module in one step (docs/product.md#auto-fill). */
export function AutoFillCard(props: AutoFillCardProps) {
  const { definition, project, generation, heading } = props;
  const { autoFill } = useCopy().guiding;
  const me = useMe();
  const storage = useStorage();
  const aboutId = useId();
  const card = useRef<HTMLElement>(null);
  const [isExplained, setExplained] = useState(false);
  const { isDismissed, dismiss } = useDismissed(`autoFill.${project.id}.${definition.key}`);
  const hasFailed =
    generation.isAutoFill && !generation.isRunning && generation.failure !== undefined;
  useEffect(() => {
    // The card shows why the auto-fill failed, but starting it had scrolled the page down to the result.
    if (hasFailed && document.activeElement === heading.current) bringUp(card.current);
  }, [hasFailed, heading]);
  // A running or failed auto-fill is shown even if the card was dismissed in the meantime.
  const isAtWork =
    generation.isAutoFill && (generation.isRunning || generation.failure !== undefined);
  if ((isDismissed && !isAtWork) || !hasAutoFill(definition) || !props.mayWrite.allowed)
    return null;
  const input = { definition, access: accessOf(me), usage: usageOf(me), storage };
  // Units held by running generations are ignored in this first check only, so that other reasons come before them.
  const spent = { ...input, usage: { ...input.usage, held: 0 } };
  const decision = limitFirst(spent, () =>
    decideAutoFill({ ...input, modules: project.modules_data }),
  );
  // A module that has an answer and a text needs no auto-fill, so the card shows only one requested on this page.
  const hasAll = isFilled(project.modules_data[definition.key]);
  const isFilling = generation.isRunning && generation.isAutoFill;
  const isDone =
    !generation.isRunning && generation.isAutoFill && generation.lastEnd === 'complete';
  if (hasAll && !isAtWork && !isDone) return null;
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={autoFill.title}
      className="rounded border border-line bg-tint px-2 py-1 outline-none sm:px-3"
    >
      <div className="flex items-center gap-x-1 sm:gap-x-3">
        <Sparkles aria-hidden size={20} className="shrink-0 text-action max-sm:hidden" />
        {isDone ? (
          <p role="alert" className="min-w-0 grow font-semibold">
            {autoFill.done}
          </p>
        ) : isFilling ? (
          <div className="min-w-0 grow py-2">
            <Elapsed words={isWriting(generation.state) ? autoFill.saving : autoFill.generating} />
          </div>
        ) : decision.allowed ? (
          <>
            <Button
              aria-disabled={generation.isRunning || undefined}
              aria-describedby={isExplained ? aboutId : undefined}
              className="sm:whitespace-nowrap aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted max-sm:px-2 max-sm:text-sm"
              onClick={() => {
                if (!generation.isRunning) props.autoFill();
              }}
            >
              {autoFill.button}
            </Button>
            <p className="min-w-0 grow text-sm text-muted max-md:sr-only">
              {`${autoFill.short} ${me.isFounder ? '' : autoFill.cost}`}
            </p>
            <Button
              variant="quiet"
              aria-expanded={isExplained}
              aria-controls={isExplained ? aboutId : undefined}
              className="ml-auto shrink-0 px-3 text-sm max-sm:gap-0"
              icon={<Info aria-hidden size={18} className="sm:hidden" />}
              onClick={() => setExplained(!isExplained)}
            >
              <span className="max-sm:sr-only">{autoFill.about}</span>
            </Button>
          </>
        ) : (
          <AutoFillRefusal decision={decision} isOpen={isExplained} />
        )}
        {decision.allowed || isFilling || isDone ? null : (
          <Button
            variant="quiet"
            aria-label={autoFill.about}
            aria-expanded={isExplained}
            className="ml-auto shrink-0 px-3 sm:hidden"
            icon={<Info aria-hidden size={18} />}
            onClick={() => setExplained(!isExplained)}
          />
        )}
        <Button
          variant="quiet"
          aria-label={autoFill.dismiss}
          title={autoFill.dismiss}
          icon={<X aria-hidden size={20} />}
          className="shrink-0 px-3"
          onClick={() => {
            dismiss();
            focusPageHeading();
          }}
        />
      </div>
      {isExplained && decision.allowed && !isDone && !isFilling ? (
        <p id={aboutId} className="max-w-[70ch] px-2 pb-2 text-sm text-muted">
          {`${autoFill.text} ${me.isFounder ? '' : autoFill.cost}`}
        </p>
      ) : null}
      {generation.isAutoFill ? (
        <GenerationFailure
          definition={definition}
          generation={generation}
          retry={props.retry}
          hasEarlier={false}
          onGone={() => card.current?.focus({ preventScroll: true })}
        />
      ) : null}
    </section>
  );
}

function isWriting(state: GenerationState): boolean {
  return state.phase === 'running' && state.isWriting;
}

/** The module that a refusal links to, by failure code. */
const missingModule: Partial<Record<FailureCode, keyof typeof catalogue>> = {
  autofill_needs_brainstorm: 'brainstorm',
  autofill_needs_idea: 'idea',
};

/**
 * The reason why a module cannot be filled now, with a link to the missing module (docs/product.md#auto-fill). On a
 * phone, most reasons are shown only when the card is expanded.
 */
function AutoFillRefusal({ decision, isOpen }: { decision: Decision; isOpen: boolean }) {
  const copy = useCopy();
  const { language } = useLanguage();
  const lapsed = useLapseNotice();
  const toModule = useToModule();
  if (decision.allowed) return null;
  const { guiding } = copy;
  const { quota, premium, goTo } = guiding.autoFill.refused;
  const { because } = decision;
  const own: Partial<Record<FailureCode, string>> = {
    quota_spent: quota,
    monthly_quota_spent: quota,
    premium_required: premium,
  };
  const key = missingModule[because];
  const isOfPlan = because === 'quota_spent' || because === 'premium_required';
  return (
    <p className="min-w-0 grow py-1 text-sm">
      <span className="font-semibold max-sm:whitespace-nowrap">{`${guiding.autoFill.button}.`}</span>
      <span className={isOpen || own[because] ? '' : 'max-sm:hidden'}>
        <span>{` ${(isOfPlan ? lapsed : undefined) ?? own[because] ?? copy.failures[because]} `}</span>
        {key === undefined ? null : (
          <Link
            {...toModule(key)}
            className="inline-block py-1 text-action underline underline-offset-2 hover:text-action-strong max-sm:py-3"
          >
            {goTo(catalogue[key].title[language])}
          </Link>
        )}
      </span>
    </p>
  );
}
