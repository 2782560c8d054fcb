import type { Language } from '@elan/domain/language';
import { composeMail, type Mail, type MailText } from './mail.ts';

interface Facts {
  readonly publicUrl: string;
  readonly supportEmail: string;
  /** Whether there was anything at the payment provider. */
  readonly hadBilling: boolean;
}

const texts: Readonly<Record<Language, (facts: Facts) => MailText>> = {
  fr: ({ publicUrl, supportEmail, hadBilling }) => ({
    subject: 'Votre compte a été supprimé',
    greeting: 'Bonjour,',
    paragraphs: [
      'Comme demandé, votre compte Élan est supprimé, avec vos projets et tout ce que nous gardions à votre sujet. Aucun de vos appareils n’y est plus connecté.',
      ...(hadBilling
        ? [
            'Si vous aviez un abonnement Premium, il a pris fin aujourd’hui, et rien d’autre ne vous sera facturé.',
          ]
        : []),
      'Nos copies de sauvegarde s’effacent d’elles-mêmes dans les 30 jours.',
      `Vous pouvez ouvrir un nouveau compte avec la même adresse quand vous le voulez. Cette demande ne vient pas de vous? Écrivez sans tarder à ${supportEmail}.`,
    ],
    action: { label: 'Aller à Élan', url: `${publicUrl}/` },
    closing: 'Merci d’avoir fait un bout de chemin avec nous,\nL’équipe d’Élan',
  }),
  en: ({ publicUrl, supportEmail, hadBilling }) => ({
    subject: 'Your account has been deleted',
    greeting: 'Hello,',
    paragraphs: [
      'As requested, your Élan account is deleted, with your projects and everything we held about you. None of your devices is signed in any more.',
      ...(hadBilling
        ? ['If you had a Premium subscription, it ended today, and you will not be charged again.']
        : []),
      'Our backup copies expire by themselves within 30 days.',
      `You can open a new account with the same address whenever you like. Did this request not come from you? Write to ${supportEmail} without delay.`,
    ],
    action: { label: 'Go to Élan', url: `${publicUrl}/` },
    closing: 'Thank you for coming part of the way with us,\nThe Élan team',
  }),
};

/** The mail that tells a person that their account is gone; the last one they get. */
export function accountDeletedMail(language: Language, facts: Facts): Mail {
  return composeMail(texts[language](facts));
}
