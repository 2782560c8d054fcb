import { dayInToronto } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';
import { price } from '@elan/domain/money';
import type { Notice } from '@elan/domain/subscription/notices';
import { allowanceOf, premiumPriceCents } from '@elan/domain/subscription/plans';
import { composeLetter, type Letter, type Mail } from './mail.ts';

interface Facts {
  /** End of the paid period, past or future, in epoch seconds; if null, the email shows today's date. */
  readonly endsAt: number | null;
  readonly now: Date;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** Variable parts of the text, in the language of the email. */
interface Words {
  readonly price: string;
  readonly limit: number;
  readonly today: string;
  readonly end: string;
  readonly support: string;
}

const texts: Readonly<Record<Language, Readonly<Record<Notice, (words: Words) => Letter>>>> = {
  fr: {
    began: ({ price, limit, end, support }) => ({
      subject: 'Votre abonnement Premium est actif',
      paragraphs: [
        'Merci de votre confiance. Tous les modules vous sont ouverts, et vous pouvez créer autant de projets que vous le voulez.',
        `Vous avez ${limit} générations IA par mois. L’abonnement coûte ${price} par mois, taxes en sus, et se renouvelle le ${end}.`,
        `Vous pouvez l’annuler en tout temps dans votre compte\u00a0: l’accès dure jusqu’à la fin de la période payée. Une question? Écrivez à ${support}.`,
      ],
      action: 'Ouvrir Élan',
    }),
    cancellationScheduled: ({ today, end, support }) => ({
      subject: 'Votre abonnement prendra fin',
      paragraphs: [
        `Nous avons bien reçu, le ${today}, votre demande d’annulation. Votre abonnement Premium prendra fin le ${end}, et rien d’autre ne vous sera facturé.`,
        'D’ici là, vous gardez tous les modules. Après cette date, ce que vous avez écrit reste à vous\u00a0: vous pourrez le lire et l’exporter.',
        `Vous avez changé d’idée, ou cette demande ne vient pas de vous? Vous pouvez revenir sur l’annulation dans votre compte jusqu’à cette date, ou écrire à ${support}.`,
      ],
      action: 'Voir mon abonnement',
    }),
    owedCancellationScheduled: ({ today, support }) => ({
      subject: 'Votre abonnement prendra fin',
      paragraphs: [
        `Nous avons bien reçu, le ${today}, votre demande d’annulation. Votre abonnement Premium ne sera pas renouvelé.`,
        'Un paiement reste dû : tant qu’il n’est pas fait, les modules payants sont en lecture seule, et votre carte peut encore être sollicitée pour ce montant.',
        `Ce que vous avez écrit reste à vous : vous pouvez le lire et l’exporter. Cette demande ne vient pas de vous? Écrivez à ${support}.`,
      ],
      action: 'Voir mon abonnement',
    }),
    cancellationUndone: ({ today, price, end }) => ({
      subject: 'Votre abonnement se poursuit',
      paragraphs: [
        `L’annulation a été retirée le ${today}. Votre abonnement Premium continue et se renouvellera le ${end}, à ${price}, taxes en sus.`,
      ],
      action: 'Voir mon abonnement',
    }),
    owedCancellationUndone: ({ today, support }) => ({
      subject: 'L’annulation de votre abonnement est retirée',
      paragraphs: [
        `L’annulation a été retirée le ${today}. Un paiement reste dû\u00a0: tant qu’il n’est pas fait, les modules payants sont en lecture seule.`,
        `Mettez à jour votre mode de paiement pour les rouvrir. Une question? Écrivez à ${support}.`,
      ],
      action: 'Mettre à jour le mode de paiement',
    }),
    paymentFailed: ({ support }) => ({
      subject: 'Le paiement de votre abonnement n’a pas réussi',
      paragraphs: [
        'Votre carte a été refusée au renouvellement de votre abonnement Premium. Vos projets sont intacts, mais les modules payants sont en lecture seule d’ici au paiement.',
        `Mettez à jour votre mode de paiement pour les rouvrir. Une question? Écrivez à ${support}.`,
      ],
      action: 'Mettre à jour le mode de paiement',
    }),
    ended: ({ support }) => ({
      subject: 'Votre abonnement a pris fin',
      paragraphs: [
        'Votre abonnement Premium est terminé\u00a0: votre compte est de retour au forfait gratuit. Rien d’autre ne vous sera facturé.',
        `Ce que vous avez écrit reste à vous\u00a0: vous pouvez le lire et l’exporter. Vous pouvez vous réabonner quand vous le voulez, ou écrire à ${support}.`,
      ],
      action: 'Ouvrir mon compte',
    }),
  },
  en: {
    began: ({ price, limit, end, support }) => ({
      subject: 'Your Premium subscription is active',
      paragraphs: [
        'Thank you for your trust. Every module is open to you, and you can create as many projects as you like.',
        `You have ${limit} AI generations a month. The subscription costs ${price} a month, plus taxes, and renews on ${end}.`,
        `You can cancel at any time in your account: access lasts until the end of the paid period. A question? Write to ${support}.`,
      ],
      action: 'Open Élan',
    }),
    cancellationScheduled: ({ today, end, support }) => ({
      subject: 'Your subscription will end',
      paragraphs: [
        `We received your cancellation on ${today}. Your Premium subscription will end on ${end}, and you will not be charged again.`,
        'Until then you keep every module. After that date, what you wrote stays yours: you can read it and export it.',
        `Changed your mind, or did this request not come from you? You can undo the cancellation in your account until that date, or write to ${support}.`,
      ],
      action: 'See my subscription',
    }),
    owedCancellationScheduled: ({ today, support }) => ({
      subject: 'Your subscription will end',
      paragraphs: [
        `We received your cancellation on ${today}. Your Premium subscription will not be renewed.`,
        'A payment is still owed: until it is made, the paid modules are read-only, and your card may still be charged that amount.',
        `What you wrote stays yours: you can read it and export it. Did this request not come from you? Write to ${support}.`,
      ],
      action: 'See my subscription',
    }),
    cancellationUndone: ({ today, price, end }) => ({
      subject: 'Your subscription goes on',
      paragraphs: [
        `The cancellation was undone on ${today}. Your Premium subscription continues and will renew on ${end} for ${price}, plus taxes.`,
      ],
      action: 'See my subscription',
    }),
    owedCancellationUndone: ({ today, support }) => ({
      subject: 'The cancellation of your subscription is undone',
      paragraphs: [
        `The cancellation was undone on ${today}. A payment is still owed: until it is made, the paid modules are read-only.`,
        `Update your payment method to open them again. A question? Write to ${support}.`,
      ],
      action: 'Update my payment method',
    }),
    paymentFailed: ({ support }) => ({
      subject: 'The payment for your subscription did not go through',
      paragraphs: [
        'Your card was declined when your Premium subscription came up for renewal. Your projects are safe, but the paid modules are read-only until the payment is made.',
        `Update your payment method to open them again. A question? Write to ${support}.`,
      ],
      action: 'Update my payment method',
    }),
    ended: ({ support }) => ({
      subject: 'Your subscription has ended',
      paragraphs: [
        'Your Premium subscription is over: your account is back on the free plan. You will not be charged again.',
        `What you wrote stays yours: you can read it and export it. You can subscribe again whenever you like, or write to ${support}.`,
      ],
      action: 'Open my account',
    }),
  },
};

/** @returns the email about a change to a subscription. Its dates are days in Toronto. */
export function subscriptionMail(notice: Notice, language: Language, facts: Facts): Mail {
  const day = (moment: Date) => dayInToronto(moment, language);
  const letter = texts[language][notice]({
    price: price(premiumPriceCents, language),
    limit: allowanceOf('premium', 0).limit,
    today: day(facts.now),
    end: day(facts.endsAt === null ? facts.now : new Date(facts.endsAt * 1000)),
    support: facts.supportEmail,
  });
  const page = notice === 'began' ? '/dashboard' : '/account';
  return composeLetter(language, letter, `${facts.publicUrl}${page}`);
}
