import { freePreviewPages } from '@elan/domain/dossier/formats';

/** Figures of a plan: the numbers of modules and generations, and the formatted storage limit. */
interface PlanNumbers {
  readonly modules: number;
  readonly generations: number;
  readonly storage: string;
}

/** Texts for the pricing screen, and those about plans that other screens share. */
export const pricing = {
  title: 'Tarifs',
  headline: 'Un seul forfait payant',
  lead: 'Commencez gratuitement. Passez à Premium quand votre idée mérite un plan complet.',
  opens: (module: string) => `«\u00a0${module}\u00a0» s’ouvre dès que le paiement est confirmé.`,
  leadToOwner: 'Vous avez accès à tout. Voici ce que cela comprend.',
  leadToPayer: 'Votre abonnement attend un paiement. Tout revient dès qu’il est réglé.',
  planName: 'Premium',
  planDescription: 'De l’idée au plan d’affaires complet, avec l’IA à chaque étape.',
  perMonth: (price: string) => `${price}/mois`,
  billing: 'En dollars canadiens (CAD), facturé chaque mois.',
  taxes: 'Taxes en sus\u00a0: TPS et TVQ au Québec, TPS ou TVH ailleurs au Canada.',
  featuresTitle: 'Ce que Premium comprend',
  features: (modules: number, generations: number) => [
    `Les ${modules} modules, sans exception`,
    `${generations} générations IA par mois`,
    'Un plan d’affaires complet, prévisions sur 3 ans comprises',
    'Le dossier à remettre à un prêteur, en PDF, en Word, en Excel et en PowerPoint',
    'La R-D du produit et la stratégie de marketing',
    'Les finances et l’impact environnemental',
    'Les personas, l’analyse du journal et l’indice de maturité',
    'Des projets illimités',
    'Un soutien prioritaire par courriel',
  ],
  start: 'Commencer maintenant',
  starting: 'Ouverture de la page de paiement…',
  cancelAnytime: 'Annulez en tout temps',
  cancelHow:
    'Écrivez au soutien, ou faites-le en deux clics dans votre compte. L’accès dure jusqu’à la fin de la période payée; aucun remboursement n’est accordé.',
  write: 'Écrire au soutien\u00a0:',
  error: 'Erreur de paiement',
  cancelled: {
    title: 'Paiement abandonné',
    text: 'Rien n’a été facturé. Le forfait vous attend ici si vous changez d’avis.',
  },
  suspended: 'Achat impossible',
  founder: {
    title: 'Tout est compris',
    text: 'Votre accès Fondateur ouvre tous les modules, sans limite de générations. Il n’y a rien à payer.',
  },
  current: 'Votre forfait actuel',
  compare: {
    title: 'Gratuit ou Premium?',
    aspect: 'Ce qui est offert',
    free: 'Gratuit',
    premium: 'Premium',
    rows: (free: PlanNumbers, premium: PlanNumbers) => [
      {
        aspect: 'Modules',
        free: `${free.modules}\u00a0: remue-méninges, idée et analyse de la situation`,
        premium: `Les ${premium.modules}`,
      },
      {
        aspect: 'Générations IA',
        free: `${free.generations} en tout, une seule fois`,
        premium: `${premium.generations} par mois`,
      },
      { aspect: 'Projets', free: 'Illimités', premium: 'Illimités' },
      { aspect: 'Espace de stockage', free: free.storage, premium: premium.storage },
      {
        aspect: 'Dossier à remettre',
        free: `${freePreviewPages} premières pages à l’écran, Markdown et JSON`,
        premium: 'Toutes les pages, PDF, Word, Excel et PowerPoint',
      },
      { aspect: 'Relire ce qui est rédigé', free: 'Toujours', premium: 'Toujours' },
      { aspect: 'Soutien par courriel', free: 'Oui', premium: 'Oui, en priorité' },
    ],
  },
  why: {
    title: 'Pourquoi choisir Élan',
    points: [
      {
        title: 'Pensé pour ici',
        text: 'Des questions et des textes écrits pour les entrepreneurs du Québec, en français et en anglais.',
      },
      {
        title: 'Vos mots, votre plan',
        text: 'L’IA rédige à partir de vos réponses, module après module. Ce qu’elle écrit vous appartient.',
      },
      {
        title: 'Sans engagement',
        text: 'Vous payez au mois. Si vous annulez, ce qui est déjà rédigé reste lisible.',
      },
    ],
  },
};
