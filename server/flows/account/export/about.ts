import type { Language } from '@elan/domain/language';

/** The document's description of itself, in both languages. @param support the email of support. */
export function aboutExport(support: string): Readonly<Record<Language, string>> {
  return {
    fr: `Voici tout ce qu’Élan garde à votre sujet\u00a0: votre compte, vos sessions, vos projets avec leurs versions, l’historique de vos générations, votre abonnement, les tentatives de connexion et ce que notre soutien a fait à votre compte. Les dates sont en temps universel (UTC). N’y figurent pas votre mot de passe, dont nous ne gardons qu’une empreinte, ni ce qui ouvrirait votre compte. Les numéros de carte sont chez le fournisseur de paiement, jamais chez nous. Une question, une correction? Écrivez à ${support}.`,
    en: `This is everything Élan holds about you: your account, your sessions, your projects with their versions, the history of your generations, your subscription, sign-in attempts and what our support did to your account. Dates are in universal time (UTC). Not in it are your password, of which we keep only a hash, and anything that would open your account. Card numbers are with the payment provider, never with us. A question, a correction? Write to ${support}.`,
  };
}
