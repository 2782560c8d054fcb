import type { auth as fr } from '../fr/auth.ts';

/** The texts of the sign-in and sign-up screen. Names that checks rely on are word for word. */
export const auth: typeof fr = {
  signInTitle: 'Sign in',
  signUpTitle: 'Create account',
  signInLead: 'Good to see you again. Your project waits where you left it.',
  signUpLead: (modules, generations) =>
    `${modules} modules and ${generations} generations free, no card.`,
  email: 'Email',
  password: 'Password',
  passwordHelp: 'At least 6 characters.',
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
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Enter a complete email address, such as name@example.ca.',
  passwordMissing: 'Enter your password.',
  attemptsRemaining: (left) =>
    left === 1 ? '(1 attempt remaining)' : `(${left} attempts remaining)`,
  expired: 'Your session has ended. Sign in again: your drafts are kept.',
  home: 'Back to home',
  checkEmail: {
    title: 'Check your email',
    text: (email) =>
      `We sent a confirmation link to ${email}. Open it to activate your account, then sign in.`,
    hint: 'Nothing after a few minutes? Look in your junk folder, or ask for it again.',
    resend: 'Resend the email',
    resent: 'Done: a new email is on its way.',
    back: 'Back to sign in',
  },
  confirmed: {
    title: 'Email confirmed',
    text: 'Your account is active. Sign in to begin.',
    action: 'Sign in',
  },
  linkInvalid: {
    title: 'Invalid link',
    text: 'This confirmation link has expired or was already used. If your address is already confirmed, sign in; otherwise, ask for a new link.',
    resend: 'Send a new link',
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
        text: 'The AI writes from your answers. What it does not know, it asks.',
      },
      {
        title: 'Made for Quebec and Canada',
        text: 'Canadian dollars, legal structures from here, your adviser’s vocabulary.',
      },
      {
        title: 'Nothing gets lost',
        text: 'Your answers are kept while you write, even if the page closes.',
      },
    ],
  },
};
