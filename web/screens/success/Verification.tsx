import { useRef } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { BusyBar } from '../../ui/BusyBar.tsx';
import { PaymentDone } from './PaymentDone.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useConfirmation } from './useConfirmation.ts';

/** From the return of the payment page to its confirmation, or to the lack of one. */
export function Verification({ sessionId }: { sessionId: string }) {
  const { success } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useConfirmation(sessionId);
  const isDone = !isFetching && data?.isActive === true;
  const title = isFetching ? success.verifying : isDone ? success.done : success.unconfirmed.title;
  return (
    <div className="mx-auto max-w-2xl">
      <div role="status">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
      </div>
      {isFetching ? (
        <>
          <p className="mt-2 text-muted">{success.verifyingText}</p>
          <BusyBar
            label={success.verifying}
            valueText={success.verifyingText}
            className="mt-5 max-w-md"
          />
        </>
      ) : null}
      {isDone ? <PaymentDone /> : null}
      {isFetching || isDone ? null : (
        <Unconfirmed
          failure={data && !data.isActive ? data.failure : error}
          onRetry={() => {
            // The button leaves with the focus on it.
            heading.current?.focus();
            void refetch();
          }}
        />
      )}
    </div>
  );
}
