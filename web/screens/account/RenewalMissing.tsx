import { useCopy } from '../../copy/copy.ts';
import { PaymentFailure } from '../../subscription/PaymentFailure.tsx';
import { isMissing, type RenewalChange } from './useRenewal.ts';

/** There was nothing to change any more; shown outside the section, whose buttons and dialog disappear. */
export function RenewalMissing({ change }: { change: RenewalChange }) {
  const { cancel, resume } = useCopy().subscription;
  const met = isMissing(change.cancel.error) ? change.cancel : change.resume;
  if (!isMissing(met.error)) return null;
  const { failed } = met === change.cancel ? cancel : resume;
  return <PaymentFailure failure={met.error} title={failed} className="mb-5" />;
}
