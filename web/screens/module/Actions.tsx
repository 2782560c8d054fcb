import type { Decision } from '@elan/domain/generation/decideGeneration';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { SaveState } from './SaveState.tsx';
import { UsageMeter } from './UsageMeter.tsx';
import type { useSaving } from './useSaving.ts';
import type { Writing } from './useWriting.ts';
import { WhyNot } from './WhyNot.tsx';

interface ActionsProps {
  readonly definition: ModuleDefinition;
  readonly writing: Writing;
  readonly saving: ReturnType<typeof useSaving>;
  readonly decision: Decision;
  readonly isRunning: boolean;
  readonly isWritable: boolean;
  readonly onGenerate: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** While something is under way a button is not `disabled`: the focus stays where the person left it. */
const atWork = 'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted';

/** What can be done with the answers, and how things stand with them. */
export function Actions(props: ActionsProps) {
  const { definition, writing, saving, decision, isRunning, isWritable } = props;
  const { moduleScreen, common } = useCopy();
  const say = useFailureText();
  const whyId = useId();
  return (
    <div className="space-y-4 border-t border-line pt-5">
      <DraftNotices writing={writing} onCompare={() => void saving.compare()} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          disabled={!decision.allowed && !isRunning}
          aria-disabled={isRunning || undefined}
          aria-describedby={decision.allowed ? undefined : whyId}
          className={atWork}
          icon={
            isRunning ? <LoaderCircle aria-hidden size={18} className="animate-spin" /> : undefined
          }
          onClick={() => {
            if (!isRunning) props.onGenerate();
          }}
        >
          {moduleScreen.generate}
        </Button>
        <Button
          disabled={!isWritable}
          aria-disabled={isRunning || saving.isSaving || undefined}
          className={atWork}
          onClick={() => {
            if (!isRunning && !saving.isSaving) props.onSave();
          }}
        >
          {moduleScreen.save}
        </Button>
        <p className="text-sm text-muted">
          {isRunning ? (
            moduleScreen.saveWaits
          ) : (
            <SaveState writing={writing} isSaving={saving.isSaving} />
          )}
        </p>
      </div>
      {saving.failure === undefined ? null : (
        <Notice
          tone="danger"
          title={moduleScreen.saveFailed}
          announce
          action={<Button onClick={props.onSave}>{common.retry}</Button>}
        >
          {say(saving.failure)}
        </Notice>
      )}
      <WhyNot
        id={whyId}
        definition={definition}
        answers={writing.written.answers}
        decision={decision}
      />
      <UsageMeter />
      {writing.isUnsaved && !isRunning && isWritable ? (
        <Button look="quiet" className="-ml-4" onClick={props.onDiscard}>
          {moduleScreen.discard}
        </Button>
      ) : null}
    </div>
  );
}
