import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { BusyBar } from '../../ui/BusyBar.tsx';
import { PaymentDone } from './PaymentDone.tsx';
import { PlanAsItIs } from './PlanAsItIs.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useConfirmation } from './useConfirmation.ts';

/** An old page of a purchase, opened from the history, shows the plan instead of thanking again. */
const newForSeconds = 24 * 60 * 60;

/** Waits for the confirmation of the payment, and shows the result. */
export function Verification({ sessionId }: { sessionId: string }) {
  const { success } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useConfirmation(sessionId);
  const { hasPremiumAccess } = useMe();
  const [wasPremium] = useState(hasPremiumAccess);
  const bought = !isFetching && data?.isActive ? data.row : undefined;
  const isOld = bought !== undefined && wasPremium && !isNew(bought);
  const done = isOld ? success.title : success.done;
  const title = isFetching ? success.verifying : bought ? done : success.unconfirmed.title;
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
      {bought && !isOld ? <PaymentDone /> : null}
      {isOld ? (
        <div className="mt-6">
          <PlanAsItIs />
        </div>
      ) : null}
      {isFetching || bought ? null : (
        <Unconfirmed
          failure={data && !data.isActive ? data.failure : error}
          onRetry={() => {
            // The focused button disappears.
            heading.current?.focus();
            void refetch();
          }}
        />
      )}
    </div>
  );
}

function isNew({ current_period_start: start }: SubscriptionRow): boolean {
  return start === null || Date.now() / 1_000 - start < newForSeconds;
}
