import type { Decision } from '@elan/domain/generation/decideGeneration';
import { useCopy } from '../../copy/copy.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Why nothing can be written here: the account, or the plan. */
export function LockedNotice({ decision }: { decision: Decision }) {
  const { moduleScreen, failures } = useCopy();
  if (decision.allowed) return null;
  return decision.because === 'premium_required' ? (
    <Notice title={moduleScreen.premium.title}>{moduleScreen.premium.text}</Notice>
  ) : (
    <Notice tone="warn" title={moduleScreen.suspended}>
      {failures[decision.because]}
    </Notice>
  );
}
