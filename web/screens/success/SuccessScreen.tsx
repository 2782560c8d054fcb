import { useSearch } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { FounderPlan } from '../../subscription/CurrentPlan.tsx';
import { PlanAsItIs } from './PlanAsItIs.tsx';
import { Verification } from './Verification.tsx';

/**
 * The page that the payment provider returns to. It waits for the server to confirm the payment; founders and visitors
 * without a checkout session see their plan (docs/product.md#success-page).
 */
export function SuccessScreen() {
  const { success } = useCopy();
  const { isFounder } = useMe();
  const sessionId = useSearch({ strict: false }).session_id;
  return (
    <>
      <PageTitle title={success.title} />
      {!isFounder && sessionId !== undefined ? (
        <Verification sessionId={sessionId} />
      ) : (
        <div className="mx-auto max-w-2xl">
          <h1 className="mb-6 text-2xl sm:text-3xl">{success.title}</h1>
          {isFounder ? <FounderPlan /> : <PlanAsItIs />}
        </div>
      )}
    </>
  );
}
