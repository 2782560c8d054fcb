import { confirmedLink } from '@elan/domain/pages';
import { type ReactElement, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { later } from '../../parts/Later.tsx';
import { useHydrated } from '../../parts/useHydrated.ts';
import { forgetMailLink, heldConfirmationToken } from '../../session/mailLink.ts';
import {
  forgetRecord,
  keepNewAccount,
  readNewAccount,
  readTypedEmail,
  writeTypedEmail,
} from '../../session/signInRecords.ts';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CheckEmailPanel } from './CheckEmailPanel.tsx';
import { Pitch } from './Pitch.tsx';
import { type AuthSearch, useAuthPlace } from './place.ts';
import { SignInPanel } from './SignInPanel.tsx';
import { SignUpPanel } from './SignUpPanel.tsx';

const CodePanel = later(
  'screens/auth/CodePanel.tsx',
  async () => (await import('./CodePanel.tsx')).CodePanel,
);
const ConfirmationInvalidPanel = later(
  'screens/auth/ConfirmationInvalidPanel.tsx',
  async () => (await import('./ConfirmationInvalidPanel.tsx')).ConfirmationInvalidPanel,
);
const ConfirmationPanel = later(
  'screens/auth/ConfirmationPanel.tsx',
  async () => (await import('./ConfirmationPanel.tsx')).ConfirmationPanel,
);
const ForgotPasswordPanel = later(
  'screens/auth/ForgotPasswordPanel.tsx',
  async () => (await import('./ForgotPasswordPanel.tsx')).ForgotPasswordPanel,
);
const RecoveryPanel = later(
  'screens/auth/RecoveryPanel.tsx',
  async () => (await import('./RecoveryPanel.tsx')).RecoveryPanel,
);

/** The panels of /auth. Those with an e-mail field share the typed e-mail. */
export function AuthScreen() {
  const auth = useAuthCopy();
  const { search, state, setSearch } = useAuthPlace();
  // The e-mail is filled in after hydration, because the server does not know what was typed in this tab.
  const isHydrated = useHydrated();
  const isNewcomer = search.confirmed === true;
  const known = () => readTypedEmail() || (isNewcomer ? readNewAccount() : '');
  const [email, setEmail] = useState(() => (isHydrated ? known() : ''));
  const fillIn = useEffectEvent(() => setEmail((typed) => typed || known()));
  // A field that already has the focus is left alone.
  useLayoutEffect(() => {
    if (!document.activeElement?.matches('[name=email]')) fillIn();
  }, []);
  const [panel, setPanel] = useState<Panel>(() => {
    const asked = panelOf(search);
    const isWhole = asked !== 'confirmation' || heldConfirmationToken() !== undefined;
    return isWhole ? asked : 'confirmationInvalid';
  });

  const [challenge, setChallenge] = useState('');
  const onChallenge = (next: string) => {
    setChallenge(next);
    setPanel('code');
  };

  const onEmail = (next: string) => {
    setEmail(next);
    writeTypedEmail(next);
  };
  const show = (next: Panel) => {
    // Returning to the form resets the attempt counter that this browser shows for the e-mail
    // (docs/product.md#sign-in-lockout). The server's next reply corrects it.
    if (next === 'signIn') forgetRecord(email);
    if (panel === 'recovery' || panel === 'confirmation') forgetMailLink();
    setPanel(next);
    // A reload must not return to the panel in the URL. However, a new link can be requested at the URL of a mail link,
    // because a reload of /auth without `type` redirects signed-in users.
    const staysThere = search.type !== undefined && next === 'forgot';
    if (Object.keys(search).length > 0 && !staysThere) setSearch({});
  };
  const onConfirmed = (confirmed: string | undefined) => {
    if (confirmed !== undefined) onEmail(confirmed);
    setPanel('signIn');
    setSearch(confirmedLink.search);
  };
  const toSignIn = () => show('signIn');
  const toForgot = () => show('forgot');
  // Not `email`, whose field can be edited while the mail is being sent.
  const [sentTo, setSentTo] = useState('');
  const toCheckEmail = (address: string) => {
    setSentTo(address);
    show('checkEmail');
  };
  const emailProps = { email, onEmail };

  const panels: Readonly<Record<Panel, () => ReactElement>> = {
    signIn: () => (
      <SignInPanel
        {...emailProps}
        key={isNewcomer ? 'newcomer' : 'known'}
        isNewcomer={isNewcomer}
        onSignUp={() => show('signUp')}
        onForgot={toForgot}
        onUnconfirmed={toCheckEmail}
        onChallenge={onChallenge}
      />
    ),
    signUp: () => (
      <SignUpPanel
        {...emailProps}
        onSignIn={toSignIn}
        onForgot={toForgot}
        onSent={(address) => {
          keepNewAccount(address);
          toCheckEmail(address);
        }}
      />
    ),
    checkEmail: () => <CheckEmailPanel sentTo={sentTo} onBack={toSignIn} />,
    confirmation: () => (
      <ConfirmationPanel
        onConfirmed={onConfirmed}
        onInvalid={() => show('confirmationInvalid')}
        onForgot={toForgot}
      />
    ),
    confirmationInvalid: () => (
      <ConfirmationInvalidPanel {...emailProps} onSent={toCheckEmail} onSignIn={toSignIn} />
    ),
    forgot: () => <ForgotPasswordPanel {...emailProps} onBack={toSignIn} />,
    recovery: () => (
      <RecoveryPanel onForgot={toForgot} onSignIn={toSignIn} onChallenge={onChallenge} />
    ),
    code: () => <CodePanel challenge={challenge} onBack={toSignIn} />,
  };

  return (
    <SignedOutFrame
      isSignIn
      search={search}
      className="grid grid-cols-1 items-start gap-x-16 gap-y-12 pt-2 pb-12 sm:pt-4 lg:grid-cols-[27rem_1fr] lg:pt-10"
    >
      <div>
        {state.expired === true && panel === 'signIn' ? (
          <Notice className="mb-5">{auth.expired}</Notice>
        ) : null}
        {panels[panel]()}
      </div>
      <Pitch />
    </SignedOutFrame>
  );
}

/** Mail links open `recovery` or `confirmation`. A confirmation link without a token opens `confirmationInvalid`. */
type Panel =
  | 'signIn'
  | 'signUp'
  | 'checkEmail'
  | 'confirmation'
  | 'confirmationInvalid'
  | 'forgot'
  | 'recovery'
  | 'code';

/** @returns the panel that the URL query selects. */
function panelOf({ type, panel }: AuthSearch): Panel {
  if (type !== undefined) return type;
  return panel === 'signup' ? 'signUp' : 'signIn';
}
