import { type AnsweredCheck, maxReasonLength } from '@elan/domain/checks/checkAnswers';
import { isBlank } from '@elan/domain/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { useTextFault } from '../../copy/useTextFault.ts';
import { useFlushOnLeave } from '../../drafts/onLeave.ts';
import { keepRequest, readRequest, reasonPlace } from '../../drafts/storedRequests.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { debounce } from '../../lib/debounce.ts';
import { projectsKey } from '../../projects/projects.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';

interface CheckAnswerProps {
  readonly projectId: string;
  readonly check: AnsweredCheck;
  /** Names the module and field that the check is about, in the buttons' accessible names. */
  readonly place: string;
}

/** The reason why the checked values are intended, if any, with buttons to add, change or remove the reason. */
export function CheckAnswer(props: CheckAnswerProps) {
  return <OneAnswer key={`${props.projectId} ${props.check.id}`} {...props} />;
}

function OneAnswer({ projectId, check, place }: CheckAnswerProps) {
  const copy = useCopy().dashboard.checks.answer;
  const say = useFailureText();
  const { hasAccess } = useMe();
  const [isPressed, setPressed] = useState(false);
  const isBack = useRef(false);
  const { answer } = check;
  const reason = useReason(projectId, check);
  if (reason.text !== undefined) {
    return (
      <ReasonForm
        text={reason.text}
        takesFocus={isPressed}
        isBusy={reason.isBusy}
        failure={reason.error ? say(reason.error) : undefined}
        onText={reason.write}
        onCancel={() => {
          isBack.current = true;
          reason.cancel();
        }}
        onSave={reason.save}
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
          <Quiet
            ref={focusAgain}
            onClick={() => {
              setPressed(true);
              reason.open();
            }}
          >
            <span>{answer ? copy.change : copy.open}</span>
            {about}
          </Quiet>
          {answer ? (
            <Quiet busy={reason.isBusy} onClick={() => reason.save(null)}>
              <span>{copy.takeBack}</span>
              {about}
            </Quiet>
          ) : null}
        </div>
      ) : null}
      {reason.error ? (
        <p role="alert" className="text-sm text-danger">
          {say(reason.error)}
        </p>
      ) : null}
    </div>
  );
}

function Quiet(props: Parameters<typeof Button>[0]) {
  return <Button variant="quiet" className="text-sm" {...props} />;
}

interface ReasonFormProps {
  readonly text: string;
  /** Whether the user opened the form, instead of finding it restored. */
  readonly takesFocus: boolean;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onText: (text: string) => void;
  readonly onSave: (reason: string) => void;
  readonly onCancel: () => void;
}

function ReasonForm(props: ReasonFormProps): ReactNode {
  const { text, takesFocus, isBusy, failure, onText, onSave, onCancel } = props;
  const { dashboard, common } = useCopy();
  const copy = dashboard.checks.answer;
  const faultOf = useTextFault();
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Shows a restored text even if a save has moved its check to a collapsed list.
  useEffect(() => {
    const fold = form.current?.closest('details');
    if (fold) fold.open = true;
  }, []);
  const reason = text.trim();
  const fault = faultOf(reason, maxReasonLength);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(text)) setMissing(true);
    else if (!fault) onSave(reason);
  };
  return (
    <form ref={form} onSubmit={send} className="mt-2 space-y-2 print:hidden" noValidate>
      <TextArea
        label={copy.open}
        value={text}
        rows={2}
        autoFocus={takesFocus}
        error={fault ?? failure ?? (isMissing ? copy.missing : undefined)}
        onChange={(event) => {
          onText(event.target.value);
          setMissing(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {copy.save}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}

/**
 * The reason for a check while it is written: stored in this browser shortly after every change until it is saved or
 * cancelled, and restored when the check is shown again. Neither `projectId` nor the check may change.
 */
function useReason(projectId: string, { id: checkId, answer }: AnsweredCheck) {
  const client = useQueryClient();
  const userId = useMe().user.id;
  const [place] = useState(() => reasonPlace(userId, projectId, checkId));
  const [text, setText] = useState<string>();
  const latest = useRef(text);
  const set = (words: string | undefined) => {
    latest.current = words;
    setText(words);
  };
  /** The saved reason that was shown when the form was opened. */
  const from = useRef<string>(undefined);
  const [typed] = useState(() =>
    debounce((words: string) =>
      keepRequest('reason', place, {
        text: words,
        ...(from.current ? { from: from.current } : {}),
      }),
    ),
  );
  useEffect(() => {
    const stored = readRequest('reason', place);
    latest.current = stored?.text;
    from.current = stored?.from;
    setText(latest.current);
  }, [place]);
  useFlushOnLeave(typed.flush);

  /** Removes the stored text, unless it changed since it was sent. */
  const eraseSent = (sent: string | null) => {
    typed.flush();
    if (readRequest('reason', place)?.text.trim() === sent) keepRequest('reason', place, null);
  };
  const params = { id: projectId, checkId };
  const answering = useMutation({
    mutationFn: async (because: string | null) => {
      if (because === null) await call(contract.takeBackCheckAnswer, { params });
      else await call(contract.answerCheck, { params, body: { because } });
    },
    onSuccess: async (_reply, because) => {
      // Erased first, because the next fetch may move the check to another list, which restores a stored text.
      eraseSent(because);
      await client.invalidateQueries({ queryKey: projectsKey });
      if (latest.current?.trim() !== because) return;
      eraseSent(because);
      set(undefined);
    },
  });
  return {
    /** The text in the form; undefined while the form is closed. */
    text,
    isBusy: answering.isPending,
    error: answering.error,
    open: () => {
      from.current = answer?.because;
      set(answer?.because ?? '');
    },
    write: (words: string) => {
      set(words);
      typed.later(words);
    },
    cancel: () => {
      answering.reset();
      typed.cancel();
      keepRequest('reason', place, null);
      set(undefined);
    },
    /** Saves the reason, then closes the form unless its text changed during the save. Null removes the saved reason. */
    save: (because: string | null) => answering.mutate(because),
  };
}
