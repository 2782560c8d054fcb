import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { ApiFailure } from '../../lib/apiClient.ts';
import { meQuery } from '../../session/me.ts';
import { StorageRefusalLinks } from '../../storage/StorageLinks.tsx';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface SaveRefusalProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
  /** Of its sentence, for what else it explains. */
  readonly textId: string;
}

/** Why the last save failed, and the way on. */
export function SaveRefusal({ failure, onRetry, textId }: SaveRefusalProps) {
  const { moduleScreen, common } = useCopy();
  const say = useFailureText();
  return (
    <Notice
      tone="danger"
      title={moduleScreen.saveFailed}
      announce
      action={
        isCode(failure, 'suspended') ? (
          <WayOfSuspended />
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

/** To support, not to another try; the page then learns that nothing can be written any more. */
function WayOfSuspended() {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [client]);
  return <SupportLink />;
}

/** @returns whether a call was refused for this reason. */
export function isCode(failure: unknown, code: string): boolean {
  return failure instanceof ApiFailure && failure.code === code;
}
