import type { twoFactor as french } from '../fr/twoFactor.ts';

export const twoFactor: typeof french = {
  title: 'Two-factor sign-in',
  text: 'After the password, a code from your phone. Whoever guesses or steals your password still does not get in.',
  loading: 'Loading two-factor sign-in…',
  turnOn: 'Turn on two-factor sign-in',
  continue: 'Continue',
  passwordLabel: 'Current password',
  passwordMissing: 'Enter your password.',
  passwordWrong: 'This is not your password.',
  scanTitle: 'Add Élan to your authenticator app',
  scanText:
    'In the app (Google Authenticator, Microsoft Authenticator, 1Password or another), scan this code.',
  qrAlt: 'QR code of your key, which is also written below',
  onPhone: 'Open in the app on this phone',
  typed: 'No camera? Type this key in the app:',
  codeLabel: 'Six-digit code',
  codeHelp: 'The one that the app shows now for Élan.',
  codeMissing: 'Enter the six digits of your app.',
  anyCodeLabel: 'Code from the app, or a recovery code',
  anyCodeMissing: 'Enter the six digits of your app, or a recovery code.',
  othersEnd: 'Your other devices will be signed out.',
  enable: 'Turn on',
  codesTitle: 'Keep your recovery codes',
  codesText:
    'Each lets you in once if your phone is lost. They will never be shown again: print them, or keep them in your password manager.',
  download: 'Download the codes',
  fileName: 'elan-recovery-codes.txt',
  fileText: (email: string, codes: string) =>
    `Élan recovery codes for ${email}\nEach works once.\n\n${codes}\n`,
  kept: 'I have kept my codes',
  on: (day: string) => `On since ${day}.`,
  left: (count: number) =>
    count === 0
      ? 'You have no recovery code left: make new ones.'
      : count === 1
        ? 'You have a single recovery code left: make new ones.'
        : `You have ${count} recovery codes left.`,
  renew: 'Make new recovery codes',
  renewText: 'The recovery codes that you have now will stop working.',
  turnOff: 'Turn off two-factor sign-in',
  turnOffText: 'Your password will be enough again. Your other devices will be signed out.',
  turnedOff: 'Two-factor sign-in is off.',
  turnedOn: 'Two-factor sign-in is on.',
  adminTitle: 'One step is missing',
  adminText:
    'Administration opens the accounts of others: it takes two-factor sign-in. Turn it on here, and this page will open.',
};
