import { type AnsweredCheck, maxReasonLength } from '@elan/domain/checks/checkAnswers';
import { isBlank } from '@elan/domain/text';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { useAnswerCheck } from './checkAnswers.ts';

interface CheckAnswerProps {
  readonly projectId: string;
  readonly check: AnsweredCheck;
  /** Names the module and field that the check is about, in the buttons' accessible names. */
  readonly place: string;
}

/** The reason why the checked values are intended, if any, with buttons to add, change or remove the reason. */
export function CheckAnswer({ projectId, check: { id, answer }, place }: CheckAnswerProps) {
  const copy = useCopy().dashboard.checks.answer;
  const say = useFailureText();
  const { hasAccess } = useMe();
  const [isOpen, setOpen] = useState(false);
  const isBack = useRef(false);
  const answering = useAnswerCheck(projectId, id);
  if (isOpen) {
    return (
      <ReasonForm
        reason={answer?.because ?? ''}
        isBusy={answering.isPending}
        failure={answering.error ? say(answering.error) : undefined}
        onCancel={() => {
          answering.reset();
          isBack.current = true;
          setOpen(false);
        }}
        onReason={(because) => answering.mutate(because, { onSuccess: () => setOpen(false) })}
      />
    );
  }
  // Restores the focus when the form opened by this button is cancelled.
  const focusAgain = (button: HTMLButtonElement | null) => {
    if (isBack.current) button?.focus();
    isBack.current = false;
  };
  const about = <span className="sr-only">{` ${place}`}</span>;
  return (
    <div className="print:hidden">
      {answer ? (
        <p className="mt-1 text-sm">
          <span className="text-muted">{copy.because}</span>
          <span>{` ${answer.because}`}</span>
        </p>
      ) : null}
      {hasAccess ? (
        <div className="-ml-4 flex flex-wrap">
          <Quiet ref={focusAgain} onClick={() => setOpen(true)}>
            <span>{answer ? copy.change : copy.open}</span>
            {about}
          </Quiet>
          {answer ? (
            <Quiet busy={answering.isPending} onClick={() => answering.mutate(null)}>
              <span>{copy.takeBack}</span>
              {about}
            </Quiet>
          ) : null}
        </div>
      ) : null}
      {answering.error ? (
        <p role="alert" className="text-sm text-danger">
          {say(answering.error)}
        </p>
      ) : null}
    </div>
  );
}

function Quiet(props: Parameters<typeof Button>[0]) {
  return <Button variant="quiet" className="text-sm" {...props} />;
}

interface ReasonFormProps {
  readonly reason: string;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
}

function ReasonForm({ reason, isBusy, failure, onReason, onCancel }: ReasonFormProps): ReactNode {
  const { dashboard, common } = useCopy();
  const copy = dashboard.checks.answer;
  const [text, setText] = useState(reason);
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(text)) setMissing(true);
    else onReason(text.trim());
  };
  return (
    <form onSubmit={send} className="mt-2 space-y-2 print:hidden" noValidate>
      <TextArea
        label={copy.open}
        value={text}
        rows={2}
        maxLength={maxReasonLength}
        autoFocus
        error={failure ?? (isMissing ? copy.missing : undefined)}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
