import { lockoutMs, maxSignInFailures } from '@elan/domain/account/lockout';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { Notice } from '../../ui/Notice.tsx';

/** After failed attempts with this e-mail: how many are left, and what happens after the last one. */
export function WarningBox({ attemptsRemaining }: { attemptsRemaining: number }) {
  const { warning } = useAuthCopy();
  return (
    <Notice tone="warn" title={warning.title(attemptsRemaining)}>
      {warning.text(maxSignInFailures, lockoutMs / 60_000)}
    </Notice>
  );
}
