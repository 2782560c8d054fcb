import type { Language } from '@elan/domain/language';

/** Labels and texts of /auth. Those of failures are permanent (docs/product.md#messages). */
export const authWords = {
  fr: {
    toForgot: 'Mot de passe oublié?',
    sendLink: 'Envoyer le lien',
    newPassword: 'Nouveau mot de passe',
    savePassword: 'Enregistrer le nouveau mot de passe',
    back: 'Retour à la connexion',
    resend: 'Renvoyer le courriel',
    newLink: 'Envoyer un nouveau lien',
    signInWithThis: 'Se connecter avec cette adresse',
    attemptsLeft: (left: number) =>
      left === 1 ? 'Il vous reste une tentative' : `Il vous reste ${left} tentatives`,
    remaining: (left: number) =>
      left === 1 ? '(1 tentative restante)' : `(${left} tentatives restantes)`,
    wrong: 'Adresse courriel ou mot de passe incorrect. Vérifiez vos renseignements de connexion.',
    unconfirmed:
      'Votre adresse courriel n’est pas encore confirmée. Consultez vos courriels et cliquez sur le lien de confirmation.',
    lockedNow: 'Trop de tentatives de connexion infructueuses. Compte verrouillé pour 15 minutes.',
    locked: /^Compte verrouillé temporairement\. Réessayez dans (\d+) minutes?\.$/,
    network: 'La connexion au réseau a échoué. Vérifiez votre connexion Internet, puis réessayez.',
    differ: 'Les mots de passe ne correspondent pas.',
    match: 'Les mots de passe sont identiques.',
    sent: (email: string) => `Si un compte existe pour ${email},`,
    checkEmail: 'Consultez vos courriels',
    confirmEmail: 'Confirmez votre adresse',
    welcome: 'Adresse confirmée',
    invalidLink: 'Lien non valide',
    saved: 'Votre nouveau mot de passe est enregistré.',
    expired: 'Votre session a pris fin.',
  },
  en: {
    toForgot: 'Forgot password?',
    sendLink: 'Send reset link',
    newPassword: 'New password',
    savePassword: 'Save new password',
    back: 'Back to sign in',
    resend: 'Resend the email',
    newLink: 'Send a new link',
    signInWithThis: 'Sign in with this address',
    attemptsLeft: (left: number) => (left === 1 ? 'One attempt left' : `${left} attempts left`),
    remaining: (left: number) =>
      left === 1 ? '(1 attempt remaining)' : `(${left} attempts remaining)`,
    wrong: 'Incorrect email or password. Please check your login credentials.',
    unconfirmed:
      'Your email has not been confirmed yet. Please check your email and click the confirmation link.',
    lockedNow: 'Too many failed login attempts. Account locked for 15 minutes.',
    locked: /^Account temporarily locked\. Try again in (\d+) minutes?\.$/,
    network: 'Network connection failed. Please check your internet connection and try again.',
    differ: 'Passwords do not match.',
    match: 'Passwords match.',
    sent: (email: string) => `If there is an account for ${email},`,
    checkEmail: 'Check your email',
    confirmEmail: 'Confirm your email',
    welcome: 'Email confirmed',
    invalidLink: 'Invalid link',
    saved: 'Your new password is saved.',
    expired: 'Your session has ended.',
  },
} satisfies Record<Language, object>;
