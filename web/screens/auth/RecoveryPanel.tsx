import { contract } from '@elan/domain/contract/contract';
import { useState } from 'react';
import { forgetMailLink, heldRecoveryPair, type RecoveryPair } from '../../session/mailLink.ts';
import { NewPasswordPanel } from './NewPasswordPanel.tsx';
import { RecoveryInvalidPanel } from './RecoveryInvalidPanel.tsx';

/** The panel of a recovery link: the form for a new password, or a message that the link is invalid. */
export function RecoveryPanel(props: { onForgot: () => void; onSignIn: () => void }) {
  const [pair, setPair] = useState(usablePair);
  if (!pair) return <RecoveryInvalidPanel {...props} />;
  const onInvalid = () => {
    forgetMailLink();
    setPair(undefined);
  };
  return <NewPasswordPanel pair={pair} onInvalid={onInvalid} onSignIn={props.onSignIn} />;
}

/** @returns the tokens of the link, unless the server would refuse their format. */
function usablePair(): RecoveryPair | undefined {
  const pair = heldRecoveryPair();
  const { accessToken, refreshToken } = contract.recover.body.shape;
  const isReadable =
    accessToken.safeParse(pair?.accessToken).success &&
    refreshToken.safeParse(pair?.refreshToken).success;
  return isReadable ? pair : undefined;
}
