import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CheckEmailPanel } from './CheckEmailPanel.tsx';
import { ConfirmedPanel } from './ConfirmedPanel.tsx';
import { LinkInvalidPanel } from './LinkInvalidPanel.tsx';
import { Pitch } from './Pitch.tsx';
import { SignInPanel } from './SignInPanel.tsx';
import { SignUpPanel } from './SignUpPanel.tsx';

type Panel = 'signIn' | 'signUp' | 'checkEmail' | 'confirmed' | 'linkInvalid';

/** Sign-in, sign-up and what the confirmation link leads to. What was typed goes along from panel to panel. */
export function AuthScreen() {
  const { auth } = useCopy();
  const search = useSearch({ from: '/auth' });
  const expired = useLocation({ select: (location) => location.state.expired === true });
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [panel, setPanel] = useState<Panel>(() => panelOf(search));

  const show = (next: Panel) => {
    setPanel(next);
    // The address said how one came here; a reload must not go back to it.
    if (search.confirmed || search.error) void navigate({ to: '/auth', replace: true });
  };

  return (
    <SignedOutFrame className="grid items-start gap-x-16 gap-y-12 pt-4 pb-12 lg:grid-cols-[27rem_1fr] lg:pt-10">
      <div>
        {expired && panel === 'signIn' ? <Notice className="mb-5">{auth.expired}</Notice> : null}
        {panel === 'signIn' ? (
          <SignInPanel
            email={email}
            onEmail={setEmail}
            onSignUp={() => show('signUp')}
            onUnconfirmed={() => show('checkEmail')}
          />
        ) : null}
        {panel === 'signUp' ? (
          <SignUpPanel
            email={email}
            onEmail={setEmail}
            onSignIn={() => show('signIn')}
            onSent={() => show('checkEmail')}
          />
        ) : null}
        {panel === 'checkEmail' ? (
          <CheckEmailPanel email={email} onBack={() => show('signIn')} />
        ) : null}
        {panel === 'confirmed' ? <ConfirmedPanel onSignIn={() => show('signIn')} /> : null}
        {panel === 'linkInvalid' ? (
          <LinkInvalidPanel
            email={email}
            onEmail={setEmail}
            onSent={() => show('checkEmail')}
            onSignIn={() => show('signIn')}
          />
        ) : null}
      </div>
      <Pitch />
    </SignedOutFrame>
  );
}

function panelOf(search: { confirmed?: true; error?: string }): Panel {
  if (search.confirmed) return 'confirmed';
  return search.error === undefined ? 'signIn' : 'linkInvalid';
}
