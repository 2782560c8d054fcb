import { Crown, LoaderCircle } from 'lucide-react';
import { memo, useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { CarriedGenerations } from '../../subscription/SubscriptionStatus.tsx';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { WhyDisabled } from '../questions/WhyDisabled.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { isCode, SaveRefusal } from './SaveRefusal.tsx';
import { SaveState } from './SaveState.tsx';

/** What the buttons need of their module. */
export type ActionsEditor = Pick<
  ModuleEditor,
  | 'definition'
  | 'form'
  | 'saving'
  | 'immediateSave'
  | 'generation'
  | 'decision'
  | 'mayWrite'
  | 'generate'
  | 'save'
  | 'discard'
>;

interface ActionsProps {
  readonly editor: ActionsEditor;
  /** Whether there is something to save besides the form; true by default. */
  readonly canSave?: boolean;
}

/** A button is not `disabled` while it is busy, so that it keeps the focus. */
const atWork = 'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted';

/** The Save and Generate buttons, with their state and what prevents them. */
export function Actions({ editor, canSave = true }: ActionsProps) {
  const { definition, form, saving, decision, mayWrite } = editor;
  const { isRunning } = editor.generation;
  // While an immediate save runs, saving waits: both would be based on the same version.
  const isSaving = saving.isSaving || editor.immediateSave.isSaving;
  const { moduleScreen } = useCopy();
  const whyId = useId();
  const refusalId = useId();
  /** The message of the refused save, right above, says the same. */
  const isToldAbove = !decision.allowed && isCode(saving.failure, decision.because);
  return (
    <div className="space-y-4 border-t border-line pt-5 print:hidden">
      <DraftNotices
        form={form}
        autosave={saving.autosave}
        onCompare={() => void saving.compare()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          disabled={!decision.allowed && !isRunning}
          aria-disabled={isRunning || isSaving || undefined}
          aria-describedby={decision.allowed ? undefined : isToldAbove ? refusalId : whyId}
          className={atWork}
          icon={
            isRunning ? <LoaderCircle aria-hidden size={18} className="animate-spin" /> : undefined
          }
          onClick={() => {
            if (!isRunning && !isSaving) editor.generate();
          }}
        >
          {moduleScreen.results[definition.kind].generate}
        </Button>
        <Button
          disabled={!mayWrite.allowed || !canSave}
          aria-disabled={isRunning || isSaving || undefined}
          className={atWork}
          onClick={() => {
            if (!isRunning && !isSaving) editor.save();
          }}
        >
          {moduleScreen.save}
        </Button>
        {/* A line of its own: a longer word must not move the buttons from under a pointer. */}
        <p className="min-h-5 basis-full text-sm text-muted">
          {isRunning ? moduleScreen.saveWaits : <SaveState form={form} saving={saving} />}
        </p>
      </div>
      {saving.failure === undefined ? null : (
        <SaveRefusal failure={saving.failure} onRetry={editor.save} textId={refusalId} />
      )}
      {isToldAbove ? null : (
        <WhyDisabled id={whyId} definition={definition} form={form} decision={decision} />
      )}
      <UsageMeter />
      {form.isUnsaved && saving.canDiscard && !isRunning && mayWrite.allowed ? (
        <Button variant="quiet" className="-ml-4" onClick={editor.discard}>
          {moduleScreen.discard}
        </Button>
      ) : null}
    </div>
  );
}

/** How many generations are used; a founder's are unlimited and not shown. */
const UsageMeter = memo(function UsageMeter() {
  const { moduleScreen } = useCopy();
  const { isFounder, hasPremiumAccess, aiUsage } = useMe();
  if (isFounder) {
    return (
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Crown aria-hidden size={18} className="text-accent" />
        {moduleScreen.founder}
      </p>
    );
  }
  const { used, limit } = aiUsage;
  const say = hasPremiumAccess ? moduleScreen.usageMonth : moduleScreen.usageValue;
  const words = say(used, limit);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p>
        {moduleScreen.usage} <span className="font-semibold text-ink">{words}</span>
      </p>
      <ProgressBar
        label={moduleScreen.usage}
        value={used}
        max={limit}
        valueText={words}
        tone={used >= limit ? 'danger' : 'accent'}
        className="w-24"
      />
      <CarriedGenerations className="basis-full" />
    </div>
  );
});
