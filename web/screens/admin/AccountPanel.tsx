import type { SupportedAccount } from '@elan/domain/contract/admin';
import { useId, useRef } from 'react';
import { Card } from '../../ui/Card.tsx';
import { AccountActions } from './AccountActions.tsx';
import { AccountFacts } from './AccountFacts.tsx';

interface AccountPanelProps {
  readonly account: SupportedAccount;
  /** Called with the changed account. */
  readonly onChange: (account: SupportedAccount) => void;
}

/** One account: its facts and the available actions. */
export function AccountPanel({ account, onChange }: AccountPanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby={titleId} className="mt-5 sm:p-6">
      <h2
        id={titleId}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-20 text-xl wrap-anywhere outline-none"
      >
        {account.email}
      </h2>
      <AccountFacts account={account} />
      <AccountActions
        account={account}
        onChange={onChange}
        onButtonGone={() => heading.current?.focus()}
      />
    </Card>
  );
}
