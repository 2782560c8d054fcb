import type { Language } from '@elan/domain/language';
import { composeMail, type Mail, type MailText } from './mail.ts';

const texts: Readonly<Record<Language, (url: string) => MailText>> = {
  fr: (url) => ({
    subject: 'Confirmez votre adresse courriel',
    greeting: 'Bonjour,',
    paragraphs: [
      'Il ne reste qu’un geste pour ouvrir votre compte Élan\u00a0: confirmer que cette adresse est bien la vôtre.',
      'Le lien est valide pendant 24 heures. Si vous n’avez pas créé de compte, ignorez ce message.',
    ],
    action: { label: 'Confirmer mon adresse', url },
    closing: 'À bientôt,\nL’équipe d’Élan',
  }),
  en: (url) => ({
    subject: 'Confirm your email address',
    greeting: 'Hello,',
    paragraphs: [
      'One last step opens your Élan account: confirm that this address is yours.',
      'The link works for 24 hours. If you did not create an account, ignore this message.',
    ],
    action: { label: 'Confirm my address', url },
    closing: 'See you soon,\nThe Élan team',
  }),
};

/** The mail that confirms an address at sign-up. */
export function confirmAddressMail(language: Language, url: string): Mail {
  return composeMail(texts[language](url));
}
