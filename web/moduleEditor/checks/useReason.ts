import type { AnsweredCheck } from '@elan/domain/checks/checkAnswers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFlushOnLeave } from '../../drafts/onLeave.ts';
import { keepRequest, readRequest, reasonPlace } from '../../drafts/storedRequests.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { debounce } from '../../lib/debounce.ts';
import { projectsKey } from '../../projects/projects.ts';
import { useMe } from '../../session/me.ts';

/**
 * The reason for a check while it is written: stored in this browser shortly after every change until it is saved or
 * cancelled, and restored when the check is shown again. Neither `projectId` nor the check may change.
 */
export function useReason(projectId: string, { id: checkId, answer }: AnsweredCheck) {
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
