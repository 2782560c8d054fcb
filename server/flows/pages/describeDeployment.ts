import type { CallReply } from '@elan/domain/contract/call';
import type { deployment, StandIn } from '@elan/domain/contract/service';
import type { Services } from '../../services.ts';

/**
 * Describes this installation: its stand-ins, the email of support, the name of the plan's price.
 */
export function describeDeployment(
  { config, payments }: Pick<Services, 'config' | 'payments'>,
  standIns: StandIn[],
): CallReply<typeof deployment> {
  return {
    standIns,
    supportEmail: config.supportEmail,
    signupDisabled: config.signupDisabled,
    freeLimit: config.freeLimit,
    plan: { id: 'premium', priceId: payments.priceId, mode: 'subscription' },
  };
}
