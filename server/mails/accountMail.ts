import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import { composeLetter, type Letter, type Mail } from './mail.ts';

/** Emails about the account itself. */
export type AccountNotice = 'confirmAddress' | 'recover' | 'passwordChanged' | 'alreadyRegistered';

interface Facts {
  /** The link of the email's only button. */
  readonly url: string;
  readonly supportEmail: string;
}

type Words = (support: string) => Letter;

const texts: Readonly<Record<Language, Readonly<Record<AccountNotice, Words>>>> = {
  fr: {
    confirmAddress: () => ({
      subject: 'Confirmez votre adresse courriel',
      paragraphs: [
        'Il ne reste qu’un geste pour ouvrir votre compte Élan\u00a0: confirmer que cette adresse est bien la vôtre.',
        'Le lien est valide pendant 24 heures et ne sert qu’une fois. Si vous n’avez pas créé de compte, ignorez ce message.',
      ],
      action: 'Confirmer mon adresse',
    }),
    recover: () => ({
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Vous avez demandé un nouveau mot de passe pour votre compte Élan. Ce lien vous permet de le choisir.',
        'Il est valide pendant une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
      ],
      action: 'Choisir un nouveau mot de passe',
    }),
    passwordChanged: (support) => ({
      subject: 'Votre mot de passe a été changé',
      paragraphs: [
        'Le mot de passe de votre compte Élan vient d’être changé. Vos autres appareils ont été déconnectés.',
        `Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe avec «\u00a0Mot de passe oublié\u00a0», à la page de connexion, puis écrivez à ${support}.`,
      ],
      action: 'Aller à la page de connexion',
    }),
    alreadyRegistered: () => ({
      subject: 'Vous avez déjà un compte Élan',
      paragraphs: [
        'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Elle en a déjà un\u00a0: il suffit de vous connecter.',
        'Vous ne vous souvenez plus de votre mot de passe? Choisissez «\u00a0Mot de passe oublié\u00a0» à la page de connexion. Si ce n’était pas vous, ignorez ce message\u00a0: rien n’a changé.',
      ],
      action: 'Me connecter',
    }),
  },
  en: {
    confirmAddress: () => ({
      subject: 'Confirm your email address',
      paragraphs: [
        'One last step opens your Élan account: confirm that this address is yours.',
        'The link works for 24 hours, once. If you did not create an account, ignore this message.',
      ],
      action: 'Confirm my address',
    }),
    recover: () => ({
      subject: 'Choose a new password',
      paragraphs: [
        'You asked for a new password for your Élan account. This link lets you choose it.',
        'It works for one hour, once. If you did not ask for it, ignore this message: your password stays the same.',
      ],
      action: 'Choose a new password',
    }),
    passwordChanged: (support) => ({
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your Élan account was just changed. Your other devices were signed out.',
        `Was it not you? Choose a new password right away with “Forgot password?” on the sign-in page, then write to ${support}.`,
      ],
      action: 'Go to the sign-in page',
    }),
    alreadyRegistered: () => ({
      subject: 'You already have an Élan account',
      paragraphs: [
        'Somebody, most likely you, tried to create an account with this address. It already has one: simply sign in.',
        'You no longer know your password? Choose “Forgot password?” on the sign-in page. If it was not you, ignore this message: nothing has changed.',
      ],
      action: 'Sign in',
    }),
  },
};

/**
 * @returns an email to confirm an address, to choose a new password, or to report a password change or an attempt to
 *   sign up again.
 * @param language the language stored with the account; if unknown, the default is used.
 */
export function accountMail(notice: AccountNotice, language: string, facts: Facts): Mail {
  const known = asLanguage(language) ?? defaultLanguage;
  return composeLetter(known, texts[known][notice](facts.supportEmail), facts.url);
}
