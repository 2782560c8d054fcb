import type { auth as fr } from '../fr/auth.ts';

/** Tests match some of these texts word for word. */
export const auth: typeof fr = {
  signInTitle: 'Sign in',
  signUpTitle: 'Create account',
  signInLead: 'Good to see you again. Your project is waiting where you left it.',
  signUpLead: (modules, generations) =>
    `${modules} modules and ${generations} ${generations === 1 ? 'generation' : 'generations'} free, no card needed.`,
  email: 'Email',
  password: 'Password',
  passwordHelp: 'At least 6 characters, and no common word.',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  confirmPassword: 'Confirm password',
  showConfirmation: 'Show the confirmation',
  hideConfirmation: 'Hide the confirmation',
  passwordsMatch: 'Passwords match.',
  passwordsDiffer: 'Passwords do not match.',
  acceptTerms: 'I accept the Terms of Service',
  readTerms: 'Read the Terms of Service',
  signIn: 'Sign in',
  signUp: 'Create account',
  toSignUp: 'No account yet? Sign up',
  toSignIn: 'Already registered? Sign in',
  toForgot: 'Forgot password?',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Enter a complete email address, such as name@example.ca.',
  passwordMissing: 'Enter your password.',
  attemptsRemaining: (left) =>
    left === 1 ? '(1 attempt remaining)' : `(${left} attempts remaining)`,
  tryAgain: 'You can try again in N minutes.',
  signInWithThis: 'Sign in with this address',
  warning: {
    title: (left) => (left === 1 ? 'One attempt left' : `${left} attempts left`),
    text: (failures, minutes) =>
      `After ${failures} failures, signing in with this address is locked for ${minutes} minutes.`,
  },
  lock: {
    timeLeft: 'Time left:',
    wait: (minutes) => `Wait ${minutes} minutes: the lock will open by itself.`,
    check: 'Check your password: capital letters, keyboard language.',
    forgot: 'Use “Forgot password”',
  },
  expired: 'Your session has ended. Sign in again: your drafts are kept.',
  code: {
    title: 'Enter your code',
    lead: 'Open your authenticator app and enter the six-digit code that it shows for Élan.',
    label: 'Six-digit code',
    missing: 'Enter the six digits of your app.',
    recoveryLead: 'Enter one of the recovery codes that you kept. Each works once.',
    recoveryLabel: 'Recovery code',
    recoveryMissing: 'A recovery code has ten characters, such as 7k3mw-q9d2x.',
    toRecovery: 'Use a recovery code',
    toApp: 'Use the authenticator app',
    lost: 'Neither phone nor recovery code? Write to us:',
  },
  checkEmail: {
    title: 'Check your email',
    text: (email) =>
      `We sent a confirmation link to ${email}. Open it to activate your account, then sign in.`,
    hint: 'Nothing after a few minutes? Look in your junk folder, or ask for it again.',
    resend: 'Resend the email',
    resent: 'Done: a new email is on its way.',
    back: 'Back to sign in',
  },
  confirmation: {
    title: 'Confirm your email',
    lead: (email: string | undefined) =>
      email === undefined
        ? 'One last step: confirm that this email address is yours.'
        : `One last step: confirm that ${email} is yours.`,
    passwordHelp: 'The one you chose when you signed up: this address carries special rights.',
    wrongPassword: 'This is not the password chosen at sign-up.',
    submit: 'Confirm my email',
  },
  welcome: {
    title: 'Email confirmed',
    lead: 'Welcome to Élan! Your account is open. Enter your password: the first question is waiting.',
  },
  confirmationInvalid: {
    title: 'Invalid link',
    text: 'This confirmation link has expired, was already used or is not complete. If you have just received it, open it again from the email. If your address is already confirmed, sign in; otherwise, ask for a new link.',
    resend: 'Send a new link',
  },
  forgot: {
    title: 'Forgot password',
    lead: 'Enter your account’s email: we will send you a link to choose a new password.',
    submit: 'Send reset link',
    sentTitle: 'Check your email',
    sent: (email) =>
      `If there is an account for ${email}, a link has just been sent to it. It is good for one hour and works once.`,
    hint: 'Nothing after a few minutes? Look in your junk folder, or send the link again.',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: 'You will go straight to your dashboard. On your other devices, you will have to sign in again.',
    label: 'New password',
    submit: 'Save new password',
    saved: 'Your new password is saved.',
  },
  recoveryInvalid: {
    title: 'Invalid link',
    text: 'This link has expired, was already used or is not complete. If you have just received it, open it again from the email; otherwise, ask for another one.',
    again: 'Ask for a new link',
  },
  pitch: {
    title: 'Your idea deserves a real plan.',
    features: [
      {
        title: 'Eleven modules, one thread',
        text: 'From the idea to the maturity score, each module builds on the ones before.',
      },
      {
        title: 'Your words first',
        text: 'The AI writes from your answers. What it does not know, it leaves to be completed.',
      },
      {
        title: 'Made for Quebec',
        text: 'Canadian dollars, local legal structures, the words your adviser uses.',
      },
      {
        title: 'Nothing gets lost',
        text: 'Your answers are kept while you write, even if the page closes.',
      },
    ],
  },
};
