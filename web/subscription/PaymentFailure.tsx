import { later } from '../parts/Later.tsx';
import type { PaymentFailureProps } from './PaymentFailureNotice.tsx';

const PaymentFailureNotice = later('subscription/PaymentFailureNotice.tsx', async () => {
  return (await import('./PaymentFailureNotice.tsx')).PaymentFailureNotice;
});

/** Explains why a payment action failed; nothing without a failure. */
export function PaymentFailure(props: PaymentFailureProps) {
  return props.failure ? <PaymentFailureNotice {...props} /> : null;
}
