import { type BrowserName, sayBrowser } from '@elan/domain/account/device';
import { dateTimeInToronto } from '@elan/domain/day';
import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import { composeLetter, type Letter, type Mail } from './mail.ts';

/** What a person is told of, because it may not have been them. */
export type SecurityNotice = 'newDevice';

/** What happened, when and in which browser. */
interface Facts {
  readonly at: Date;
  readonly browser: BrowserName;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

interface Said {
  /** Date and time. */
  readonly moment: string;
  readonly browser: string;
  readonly support: string;
}

const texts: Readonly<Record<Language, Readonly<Record<SecurityNotice, (said: Said) => Letter>>>> =
  {
    fr: {
      newDevice: ({ moment, browser, support }) => ({
        subject: 'Connexion à partir d’un nouvel appareil',
        paragraphs: [
          'Quelqu’un, sans doute vous, vient de se connecter à votre compte Élan dans un navigateur où vous ne l’aviez jamais fait.',
          `Quand\u00a0: ${moment} (heure de Toronto). Navigateur\u00a0: ${browser}.`,
          `C’était vous? Il n’y a rien à faire. Sinon, changez tout de suite votre mot de passe à la page de votre compte, ce qui met fin à toutes vos autres sessions, puis écrivez à ${support}.`,
        ],
        action: 'Voir mes sessions',
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
    },
  };

/**
 * A mail about a change of who can sign in.
 * @param language as stored with the account.
 */
export function securityMail(notice: SecurityNotice, language: string, facts: Facts): Mail {
  const known = asLanguage(language) ?? defaultLanguage;
  const letter = texts[known][notice]({
    moment: dateTimeInToronto(facts.at, known),
    browser: sayBrowser(facts.browser, known),
    support: facts.supportEmail,
  });
  return composeLetter(known, letter, `${facts.publicUrl}/account`);
}
