import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { isCode } from '../../lib/apiClient.ts';
import { meQuery } from '../../session/me.ts';
import { StorageRefusalLinks } from '../../subscription/StorageLinks.tsx';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface SaveRefusalProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
  /** The id for the reason, which describes a disabled button elsewhere. */
  readonly textId: string;
}

/** The id of the notice, which a button beside the save state scrolls to. */
export const saveRefusalId = 'save-refusal';

/** The reason why the last save failed, and what to do next. */
export function SaveRefusal({ failure, onRetry, textId }: SaveRefusalProps) {
  const { moduleScreen, common } = useCopy();
  const say = useFailureText();
  return (
    <Notice
      id={saveRefusalId}
      tone="danger"
      title={moduleScreen.saveFailed}
      announce
      className="scroll-mt-20 outline-none"
      action={
        isCode(failure, 'suspended') ? (
          <SuspendedSupportLink />
        ) : (
          <>
            <Button onClick={onRetry}>{common.retry}</Button>
            {isCode(failure, 'storage_full') ? <StorageRefusalLinks /> : null}
          </>
        )
      }
    >
      <p id={textId}>{say(failure)}</p>
    </Notice>
  );
}

/** A support link instead of a retry button. Also fetches the account again, which makes the page read-only. */
function SuspendedSupportLink() {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [client]);
  return <SupportLink />;
}
