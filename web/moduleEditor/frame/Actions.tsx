import { ownAnswers } from '@elan/domain/project/answerMarks';
import { hasResult } from '@elan/domain/project/moduleEntry';
import { missingAnswers } from '@elan/domain/questionnaire/answers';
import { answeredCount } from '@elan/domain/questionnaire/groups';
import { Crown, LoaderCircle } from 'lucide-react';
import { memo, useCallback, useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { isCode } from '../../lib/apiClient.ts';
import { useStoreValue } from '../../lib/store.ts';
import { useMe } from '../../session/me.ts';
import { CarriedGenerations } from '../../subscription/SubscriptionStatus.tsx';
import { Button } from '../../ui/Button.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { bringUp } from '../../ui/reveal.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { stateStuckToBottom, stuckToBottom } from '../columns.ts';
import { isLock, WhyDisabled } from '../questions/WhyDisabled.tsx';
import { focusField, questionFieldId } from '../state/fieldIds.ts';
import type { FormState } from '../state/formState.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { RegenerateButton } from './RegenerateButton.tsx';
import { SaveRefusal, saveRefusalId } from './SaveRefusal.tsx';
import { SaveState } from './SaveState.tsx';

export type ActionsEditor = Pick<
  ModuleEditor,
  | 'definition'
  | 'project'
  | 'content'
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

/** Styles of a busy button, which keeps the focus because it is not `disabled`. */
const atWork =
  'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted max-sm:px-2';

/**
 * The Generate and Save buttons, the save state and the reasons why nothing can be generated. Once there is a result,
 * Regenerate replaces Generate, except in a journal, which shows both.
 */
export function Actions({ editor }: { editor: ActionsEditor }) {
  const { definition, content, form, saving, decision } = editor;
  const { moduleScreen } = useCopy();
  const whyId = useId();
  const refusalId = useId();
  const isWritten = hasResult(definition.kind, content);
  const isAsked = !isWritten || definition.kind === 'journal';
  const hasQuestions = definition.questions.length > 0;
  const { isRunning } = editor.generation;
  const isBusy = isRunning || saving.isSaving || editor.immediateSave.isSaving;
  /** Whether the message about the failed save, right below, already says why nothing can be generated. */
  const isExplainedBelow = !decision.allowed && isCode(saving.failure, decision.because);
  return (
    <>
      <div
        className={
          hasQuestions ? `${stuckToBottom} space-y-2 print:hidden` : 'space-y-2 print:hidden'
        }
      >
        <div
          className={`flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden ${hasQuestions ? stateStuckToBottom : ''}`}
        >
          {hasQuestions ? <AnsweredBar definition={definition} form={form} /> : null}
          <SaveLine editor={editor} />
        </div>
        <div className="flex flex-wrap items-center gap-2 sm:gap-3 print:hidden">
          {isAsked ? (
            <Button
              variant="primary"
              disabled={!decision.allowed && !isRunning}
              aria-disabled={isBusy || undefined}
              aria-describedby={decision.allowed ? undefined : isExplainedBelow ? refusalId : whyId}
              className={atWork}
              icon={
                isRunning ? (
                  <LoaderCircle aria-hidden size={18} className="animate-spin" />
                ) : undefined
              }
              onClick={() => {
                if (!isBusy) editor.generate();
              }}
            >
              {moduleScreen.results[definition.kind].generate}
            </Button>
          ) : null}
          <RegenerateButton editor={editor} />
          <SaveButton editor={editor} />
          {hasQuestions && editor.mayWrite.allowed ? (
            <NextMissing definition={definition} form={form} />
          ) : null}
        </div>
      </div>
      <ActionNotices editor={editor} whyId={whyId} refusalId={refusalId} />
      <UsageMeter />
      <DiscardButton editor={editor} />
    </>
  );
}

/** Shows the save state, or that saving waits for a generation. After a failed save, a button scrolls to the reason. */
export function SaveLine({
  editor,
}: {
  editor: Pick<ActionsEditor, 'form' | 'saving' | 'generation'>;
}) {
  const { moduleScreen } = useCopy();
  const { form, saving, generation } = editor;
  return (
    <p className="min-h-5 text-sm text-muted">
      {inElement(
        generation.isRunning ? moduleScreen.saveWaits : <SaveState form={form} saving={saving} />,
      )}
      {saving.failure === undefined ? null : (
        <>
          <span> </span>
          <button
            type="button"
            className="py-1 font-semibold text-action underline underline-offset-2 hover:text-action-strong max-sm:min-h-11"
            onClick={() => bringUp(document.getElementById(saveRefusalId))}
          >
            {moduleScreen.seeWhy}
          </button>
        </>
      )}
    </p>
  );
}

/**
 * Saves immediately. Shown whenever the module may be written, but disabled for personas and scores until there is a
 * result or an unsaved change.
 */
export function SaveButton({
  editor,
}: {
  editor: Pick<
    ActionsEditor,
    | 'definition'
    | 'content'
    | 'form'
    | 'mayWrite'
    | 'generation'
    | 'saving'
    | 'immediateSave'
    | 'save'
  >;
}) {
  const { moduleScreen } = useCopy();
  if (!editor.mayWrite.allowed) return null;
  const { kind } = editor.definition;
  const hasNothing =
    (kind === 'personas' || kind === 'score') &&
    !hasResult(kind, editor.content) &&
    !editor.form.isUnsaved;
  // A manual and an immediate save would both be based on the same version, so they must not overlap.
  const isBusy =
    editor.generation.isRunning || editor.saving.isSaving || editor.immediateSave.isSaving;
  return (
    <Button
      disabled={hasNothing}
      aria-disabled={isBusy || undefined}
      className={`text-sm ${atWork}`}
      onClick={() => {
        if (!isBusy) editor.save();
      }}
    >
      {moduleScreen.save}
    </Button>
  );
}

interface ActionNoticesProps {
  readonly editor: Pick<
    ActionsEditor,
    'definition' | 'content' | 'form' | 'saving' | 'decision' | 'save'
  >;
  /** The ids of the two texts that can explain a disabled button: `WhyDisabled` and `SaveRefusal`. */
  readonly whyId?: string;
  readonly refusalId?: string;
}

/** Notices about the draft and a failed save, and any other reason why nothing can be generated. */
export function ActionNotices({ editor, whyId, refusalId }: ActionNoticesProps) {
  const { form, saving } = editor;
  const madeRefusal = useId();
  return (
    <div className="space-y-4 empty:hidden print:hidden">
      <DraftNotices form={form} saving={saving} />
      {saving.failure === undefined ? null : (
        <SaveRefusal
          failure={saving.failure}
          onRetry={editor.save}
          textId={refusalId ?? madeRefusal}
        />
      )}
      <GenerationRefusal editor={editor} place="above" whyId={whyId} />
    </div>
  );
}

/**
 * The reason why nothing can be generated, above the result. On a phone, it is below a finished result, which must
 * start on the first screen.
 */
export function GenerationRefusal({
  editor,
  place,
  whyId,
}: {
  readonly editor: Omit<ActionNoticesProps['editor'], 'save'>;
  readonly place: 'above' | 'below';
  readonly whyId?: string | undefined;
}) {
  const { definition, content, saving, decision } = editor;
  const madeWhy = useId();
  const isPhone = useIsPhone();
  const isWritten = hasResult(definition.kind, content);
  const isFinished = isWritten && definition.kind !== 'journal';
  if (decision.allowed || (place === 'below') !== (isFinished && isPhone)) return null;
  // The reason is already given by the notice about the failed save, or by the notice above the questions.
  const isExplained =
    isCode(saving.failure, decision.because) || (isFinished && isLock(decision.because));
  if (isExplained) return null;
  return (
    // Until the page is hydrated, the width of the window is unknown.
    <div className={place === 'below' ? 'mt-4 print:hidden' : isFinished ? 'max-sm:hidden' : ''}>
      <WhyDisabled id={whyId ?? madeWhy} editor={editor} />
    </div>
  );
}

/** Resets the form to its base version. Shown only if autosaving is stuck or no change can be sent yet. */
export function DiscardButton({
  editor,
}: {
  editor: Pick<ActionsEditor, 'form' | 'saving' | 'generation' | 'mayWrite' | 'discard'>;
}) {
  const { moduleScreen } = useCopy();
  const { form, saving, generation, mayWrite } = editor;
  const isStuck = form.isUnsaved && (saving.canDiscard || !form.isEdited);
  if (!isStuck || generation.isRunning || !mayWrite.allowed) return null;
  return (
    <Button variant="quiet" className="-ml-4" onClick={editor.discard}>
      {moduleScreen.discard}
    </Button>
  );
}

type AnsweredProps = Pick<ActionsEditor, 'definition' | 'form'>;

/**
 * The number of answered questions, in words and as a bar. An edit renders it again only if the number changes.
 * @param props.isShort whether to show the words only.
 */
export function AnsweredBar({
  definition,
  form,
  isShort = false,
}: AnsweredProps & { readonly isShort?: boolean }) {
  const copy = useCopy().moduleScreen.form;
  const { questions } = definition;
  const count = useStoreValue(
    form.formState,
    useCallback(
      ({ values }: FormState) => answeredCount(questions, ownAnswers(values)),
      [questions],
    ),
  );
  const words = copy.answered(count, questions.length);
  if (isShort) return <span className="text-sm font-semibold max-sm:hidden">{words}</span>;
  return (
    <div className="flex items-center gap-3 text-sm sm:min-w-32 sm:grow">
      <span className="shrink-0 font-semibold">{words}</span>
      <ProgressBar
        label={copy.progress}
        value={count}
        max={questions.length}
        pieces={questions.length}
        valueText={words}
        className="min-w-16 grow max-sm:hidden"
      />
    </div>
  );
}

/** The number of missing required answers, as a button that focuses the first missing one. */
function NextMissing({ definition, form }: AnsweredProps) {
  const copy = useCopy().moduleScreen.form;
  const missingOf = ({ values }: FormState) => missingAnswers(definition, values.answers);
  const count = useStoreValue(form.formState, (now) => missingOf(now).length);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="min-h-11 min-w-20 flex-1 text-left text-sm font-semibold text-action underline underline-offset-2 hover:text-action-strong"
      onClick={() => {
        const [first] = missingOf(form.formState.read());
        if (first) focusField(questionFieldId(first.id));
      }}
    >
      <span>{`${copy.missing(count)} `}</span>
      <span className="max-sm:sr-only">{copy.missingRequired(count)}</span>
    </button>
  );
}

/** The number of generations used and the limit; for founders, who have no limit, a label instead. */
export const UsageMeter = memo(function UsageMeter() {
  const { common, moduleScreen } = useCopy();
  const { isFounder, hasPremiumAccess, aiUsage } = useMe();
  if (isFounder) {
    return (
      <p className="flex items-center gap-2 text-sm font-semibold print:hidden">
        <Crown aria-hidden size={18} className="text-action" />
        <span>{moduleScreen.founder}</span>
      </p>
    );
  }
  const { used, limit } = aiUsage;
  const say = hasPremiumAccess ? moduleScreen.usageMonth : moduleScreen.usageValue;
  const words = say(used, limit);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted print:hidden">
      <p>
        <span>{`${moduleScreen.usage} `}</span>
        <span className="font-semibold text-ink">{words}</span>
      </p>
      <ProgressBar
        label={moduleScreen.usage}
        value={used}
        max={limit}
        valueText={words}
        limitReached={used >= limit ? common.limitReached : undefined}
        className="w-24"
      />
      <CarriedGenerations className="basis-full" />
    </div>
  );
});
