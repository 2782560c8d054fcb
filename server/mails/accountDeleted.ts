import type { Language } from '@elan/domain/language';
import { composeMail, type Mail, type MailText } from './mail.ts';

interface Facts {
  readonly publicUrl: string;
  readonly supportEmail: string;
  /** Whether the account had a customer at the payment provider. */
  readonly hadBilling: boolean;
}

const texts: Readonly<Record<Language, (facts: Facts) => MailText>> = {
  fr: ({ publicUrl, supportEmail, hadBilling }) => ({
    subject: 'Votre compte a été supprimé',
    greeting: 'Bonjour,',
    paragraphs: [
      'Comme demandé, votre compte Élan est supprimé, avec vos projets et ce que nous gardions à votre sujet. Aucun de vos appareils n’y est plus connecté.',
      ...(hadBilling
        ? [
            'Si vous aviez un abonnement Premium, il a pris fin aujourd’hui, et rien d’autre ne vous sera facturé.',
          ]
        : []),
      'Nos copies de sauvegarde s’effacent d’elles-mêmes dans les 30 jours. Nous gardons pendant un an le nombre de générations gratuites utilisées, s’il y en a, sous une empreinte de votre adresse que nous seuls pouvons calculer, et 30 jours au plus les lignes du journal de sécurité, sans votre adresse.',
      `Vous pouvez ouvrir un nouveau compte avec la même adresse quand vous le voulez; les générations gratuites déjà utilisées y comptent encore pendant un an. Cette demande ne vient pas de vous? Écrivez sans tarder à ${supportEmail}.`,
    ],
    action: { label: 'Aller à Élan', url: `${publicUrl}/` },
    closing: 'Merci d’avoir fait un bout de chemin avec nous,\nL’équipe d’Élan',
  }),
  en: ({ publicUrl, supportEmail, hadBilling }) => ({
    subject: 'Your account has been deleted',
    greeting: 'Hello,',
    paragraphs: [
      'As requested, your Élan account is deleted, with your projects and what we held about you. None of your devices is signed in any more.',
      ...(hadBilling
        ? ['If you had a Premium subscription, it ended today, and you will not be charged again.']
        : []),
      'Our backup copies expire by themselves within 30 days. We keep, for a year, the number of free generations used, if any, under a hash of your address that only we can compute, and for 30 days at most the lines of the security log, without your address.',
      `You can open a new account with the same address whenever you like; the free generations already used still count there for a year. Did this request not come from you? Write to ${supportEmail} without delay.`,
    ],
    action: { label: 'Go to Élan', url: `${publicUrl}/` },
    closing: 'Thank you for coming part of the way with us,\nThe Élan team',
  }),
};

/** @returns the email that confirms the deletion of an account. */
export function accountDeletedMail(language: Language, facts: Facts): Mail {
  return composeMail(texts[language](facts));
}
