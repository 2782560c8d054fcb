import type { AdminAction, JobKind } from '@elan/domain/contract/admin';
import { withDe } from '@elan/domain/elision';
import type { Language } from '@elan/domain/language';

/** Texts for the support desk. */
export const admin = {
  title: 'Service à la clientèle',
  lead: 'Cherchez un compte par son adresse. Chaque consultation et chaque geste sont inscrits au registre.',
  search: 'Chercher le compte',
  found: (email: string) => `Compte trouvé\u00a0: ${email}`,
  nothing: (email: string) => `Aucun compte n’a l’adresse ${email}.`,
  gone: 'Ce compte n’existe plus.',
  facts: {
    plan: 'Forfait',
    usage: 'Générations utilisées',
    usageOf: (used: number, limit: number) => `${used} sur ${limit}`,
    unlimited: 'Illimitées',
    created: 'Compte créé le',
    lastSignIn: 'Dernière connexion',
    never: 'Jamais',
    confirmed: 'Adresse confirmée',
    language: 'Langue',
    access: 'Accès',
    open: 'Ouvert',
    suspendedSince: (time: string) => `Suspendu depuis le ${time}`,
    signIn: 'Connexion',
    free: 'Possible',
    lockedUntil: (time: string) => `Verrouillée jusqu’au ${time}`,
    subscription: 'Abonnement',
    none: 'Aucun',
    renews: (date: string) => `se renouvelle le ${date}`,
    ends: (date: string) => `prend fin le ${date}`,
    customer: 'Numéro de client',
    id: 'Numéro du compte',
    yes: 'Oui',
    no: 'Non',
  },
  languages: { fr: 'Français', en: 'Anglais' } satisfies Record<Language, string> as Readonly<
    Record<string, string | undefined>
  >,
  /** Names of subscription states that only the support desk shows, in addition to `subscription.statuses`. */
  otherStatuses: {
    trialing: 'À l’essai',
    unpaid: 'Impayé',
    incomplete: 'Premier paiement en attente',
    incomplete_expired: 'Jamais payé',
    paused: 'En pause',
  } as Readonly<Record<string, string | undefined>>,
  /** For each action: its button, its confirmation question, and the message once it is done. */
  acts: {
    cancel: {
      button: 'Planifier l’annulation',
      title: 'Planifier l’annulation?',
      text: (email: string) =>
        `L’abonnement ${withDe(email)} prendra fin avec sa période, sans remboursement. Un courriel le lui confirmera.`,
      done: 'L’annulation est planifiée.',
    },
    resume: {
      button: 'Retirer l’annulation',
      title: 'Retirer l’annulation?',
      text: (email: string) =>
        `L’abonnement ${withDe(email)} se renouvellera à la fin de la période. Un courriel le lui confirmera.`,
      done: 'L’annulation est retirée.',
    },
    suspend: {
      button: 'Suspendre l’accès',
      title: 'Suspendre l’accès?',
      text: (email: string) =>
        `${email} pourra encore lire, exporter, annuler son abonnement et supprimer, mais ne pourra plus écrire, générer ni payer.`,
      done: 'L’accès est suspendu.',
    },
    restore: {
      button: 'Rétablir l’accès',
      title: 'Rétablir l’accès?',
      text: (email: string) => `${email} pourra de nouveau écrire, générer et payer.`,
      done: 'L’accès est rétabli.',
    },
    lift: {
      button: 'Lever le verrouillage',
      done: 'Le verrouillage est levé.',
    },
  },
  actions: 'Gestes possibles',
  failed: 'Ce geste n’a pas réussi',
  jobs: {
    title: 'Travaux en échec',
    lead: 'Ce que le serveur n’a pas réussi à faire après plusieurs essais, sur 29 jours.',
    empty: 'Aucun travail n’a échoué.',
    retry: 'Réessayer',
    retryOf: (kind: string, when: string) => `Réessayer\u00a0: ${kind}, ${when}`,
    attempts: (count: number) => `${count} ${count === 1 ? 'essai' : 'essais'}`,
    kinds: {
      mail: 'Envoi d’un courriel',
      document: 'Mise en page d’un document',
      upkeep: 'Entretien',
      deletions: 'Suppression de comptes',
      reconciling: 'Rapprochement des abonnements',
    } satisfies Record<JobKind, string> as Readonly<Record<JobKind, string>>,
  },
  log: {
    title: 'Registre',
    lead: 'Du plus récent au plus ancien, à l’heure de Toronto.',
    empty: 'Rien n’est encore inscrit.',
    more: 'Montrer la suite',
    by: (who: string) => `par ${who}`,
    deleted: (id: string) => `compte supprimé ${id}`,
    operator: 'l’exploitant',
    everyAccount: 'tous les comptes',
    actions: {
      account_viewed: 'Compte consulté',
      cancellation_scheduled: 'Annulation planifiée',
      cancellation_undone: 'Annulation retirée',
      lockout_lifted: 'Verrouillage levé',
      account_suspended: 'Accès suspendu',
      account_restored: 'Accès rétabli',
      two_factor_lifted: 'Connexion en deux étapes désactivée',
      sessions_ended: 'Appareils déconnectés',
    } satisfies Record<AdminAction, string> as Readonly<Record<AdminAction, string>>,
  },
  version: (version: string) => `Élan ${version}`,
};
