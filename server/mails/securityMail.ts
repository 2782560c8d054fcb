import { type BrowserName, sayBrowser } from '@elan/domain/account/device';
import { dateTimeInToronto } from '@elan/domain/day';
import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import { composeLetter, type Letter, type Mail } from './mail.ts';

/** Security events that users are notified of, in case someone else caused them. */
export type SecurityNotice = 'newDevice' | 'twoFactorOn' | 'twoFactorOff' | 'recoveryCodeUsed';

interface Facts {
  readonly at: Date;
  /** The browser that caused the event; undefined if support did. */
  readonly browser: BrowserName | undefined;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

interface Details {
  readonly moment: string;
  readonly browser: string;
  readonly support: string;
}

const texts: Readonly<
  Record<Language, Readonly<Record<SecurityNotice, (details: Details) => Letter>>>
> = {
  fr: {
    newDevice: ({ moment, browser, support }) => ({
      subject: 'Connexion à partir d’un nouvel appareil',
      paragraphs: [
        'Quelqu’un, sans doute vous, vient de se connecter à votre compte Élan dans un navigateur où vous ne l’aviez jamais fait.',
        `Quand\u00a0: ${moment} (heure de Toronto). Navigateur\u00a0: ${browser}.`,
        `C’était vous? Il n’y a rien à faire. Sinon, changez tout de suite votre mot de passe dans la page de votre compte, ce qui met fin à toutes vos autres sessions, puis écrivez à ${support}.`,
      ],
      action: 'Voir mes sessions',
    }),
    twoFactorOn: ({ moment, browser, support }) => ({
      subject: 'La connexion en deux étapes est activée',
      paragraphs: [
        'Pour vous connecter à votre compte Élan, il faut maintenant, après le mot de passe, un code de votre application d’authentification. Vos autres appareils ont été déconnectés.',
        `Quand\u00a0: ${moment} (heure de Toronto). Navigateur\u00a0: ${browser}.`,
        `Gardez vos codes de secours en lieu sûr\u00a0: sans eux, vous ne pourriez plus vous connecter si vous perdiez votre téléphone. Ce n’était pas vous? Écrivez sans tarder à ${support}.`,
      ],
      action: 'Voir mon compte',
    }),
    twoFactorOff: ({ moment, browser, support }) => ({
      subject: 'La connexion en deux étapes est désactivée',
      paragraphs: [
        'Pour vous connecter à votre compte Élan, le mot de passe suffit désormais. Vos autres appareils ont été déconnectés.',
        `Quand\u00a0: ${moment} (heure de Toronto). Navigateur\u00a0: ${browser}.`,
        `Ce n’était pas vous? Changez tout de suite votre mot de passe dans la page de votre compte, puis écrivez à ${support}.`,
      ],
      action: 'Voir mon compte',
    }),
    recoveryCodeUsed: ({ moment, browser, support }) => ({
      subject: 'Un code de secours a servi à se connecter',
      paragraphs: [
        'Quelqu’un, sans doute vous, vient de se connecter à votre compte Élan avec un code de secours. Ce code ne servira plus.',
        `Quand\u00a0: ${moment} (heure de Toronto). Navigateur\u00a0: ${browser}.`,
        `Si votre téléphone est perdu, désactivez la connexion en deux étapes dans la page de votre compte, puis réactivez-la avec le nouveau. Ce n’était pas vous? Changez tout de suite votre mot de passe, puis écrivez à ${support}.`,
      ],
      action: 'Voir mon compte',
    }),
  },
  en: {
    newDevice: ({ moment, browser, support }) => ({
      subject: 'Sign-in from a new device',
      paragraphs: [
        'Somebody, most likely you, just signed in to your Élan account in a browser where you never did before.',
        `When: ${moment} (Toronto time). Browser: ${browser}.`,
        `Was it you? There is nothing to do. If not, change your password right away on your account page, which ends all your other sessions, then write to ${support}.`,
      ],
      action: 'See my sessions',
    }),
    twoFactorOn: ({ moment, browser, support }) => ({
      subject: 'Two-factor sign-in is on',
      paragraphs: [
        'Signing in to your Élan account now takes, after the password, a code from your authenticator app. Your other devices were signed out.',
        `When: ${moment} (Toronto time). Browser: ${browser}.`,
        `Keep your recovery codes in a safe place: without them, losing your phone would lock you out. Was it not you? Write to ${support} without delay.`,
      ],
      action: 'See my account',
    }),
    twoFactorOff: ({ moment, browser, support }) => ({
      subject: 'Two-factor sign-in is off',
      paragraphs: [
        'Signing in to your Élan account takes the password only. Your other devices were signed out.',
        `When: ${moment} (Toronto time). Browser: ${browser}.`,
        `Was it not you? Change your password right away on your account page, then write to ${support}.`,
      ],
      action: 'See my account',
    }),
    recoveryCodeUsed: ({ moment, browser, support }) => ({
      subject: 'A recovery code was used to sign in',
      paragraphs: [
        'Somebody, most likely you, just signed in to your Élan account with a recovery code. That code does not work any more.',
        `When: ${moment} (Toronto time). Browser: ${browser}.`,
        `If your phone is lost, turn two-factor sign-in off on your account page, then on again with the new one. Was it not you? Change your password right away, then write to ${support}.`,
      ],
      action: 'See my account',
    }),
  },
};

const bySupport: Readonly<Record<Language, string>> = {
  fr: 'aucun, notre soutien l’a fait à votre demande',
  en: 'none, our support did it at your request',
};

/**
 * @returns an email that reports a sign-in or a change of two-factor sign-in to the account's owner.
 * @param language the language stored with the account; if unknown, the default is used.
 */
export function securityMail(notice: SecurityNotice, language: string, facts: Facts): Mail {
  const known = asLanguage(language) ?? defaultLanguage;
  const letter = texts[known][notice]({
    moment: dateTimeInToronto(facts.at, known),
    browser: facts.browser ? sayBrowser(facts.browser, known) : bySupport[known],
    support: facts.supportEmail,
  });
  return composeLetter(known, letter, `${facts.publicUrl}/account`);
}
