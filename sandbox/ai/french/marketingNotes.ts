import { chosen, type OptionOf } from '../chosen.ts';
import type { Channel } from '../marketingPlan.ts';
import type { Material } from '../material.ts';
import type { Earning, Trade } from '../trade.ts';

/** What the writer knows of a channel. */
interface ChannelNotes {
  readonly name: string;
  /** Where what is made for it is shown. */
  readonly place: string;
  readonly role: string;
  readonly action: string;
  readonly hours: string;
  readonly sign: string;
  /** What its money buys. */
  readonly expense: string;
}

export const channels: Readonly<Record<Channel, ChannelNotes>> = {
  wordOfMouth: {
    name: 'Bouche-à-oreille',
    place: 'à montrer et à faire suivre',
    role: 'Faire parler les clients satisfaits',
    action: 'Demander une recommandation à chaque client, la semaine de son achat',
    hours: '1 h',
    sign: 'Un nouveau client sur trois vient de la part de quelqu’un',
    expense: 'Cartes à remettre et petit merci à qui recommande',
  },
  localPresence: {
    name: 'Marchés, événements et partenaires',
    place: 'à afficher sur place',
    role: 'Se faire voir et essayer là où les gens passent',
    action: 'Une présence toutes les deux semaines, une visite de partenaire par semaine',
    hours: '5 h',
    sign: 'Dix coordonnées recueillies par sortie',
    expense: 'Table, échantillons et frais d’inscription',
  },
  socialMedia: {
    name: 'Réseaux sociaux',
    place: 'sur vos réseaux sociaux',
    role: 'Montrer le travail et répondre vite',
    action: 'Deux publications par semaine, réponse aux messages le jour même',
    hours: '3 h',
    sign: 'Trois messages privés par semaine qui parlent d’acheter',
    expense: 'Photos, courtes vidéos et publications commanditées',
  },
  website: {
    name: 'Site web et recherche',
    place: 'sur votre site',
    role: 'Être trouvé au moment où l’on cherche',
    action: 'Une page par question de client, la fiche Google tenue à jour',
    hours: '3 h',
    sign: 'Deux demandes par semaine de gens que vous ne connaissez pas',
    expense: 'Nom de domaine, hébergement et rédaction des pages',
  },
  directOutreach: {
    name: 'Démarchage',
    place: 'à joindre à vos messages',
    role: 'Aller chercher un oui ou un non clair',
    action: 'Dix contacts choisis par semaine, un rappel après cinq jours',
    hours: '4 h',
    sign: 'Deux rencontres obtenues pour dix contacts',
    expense: 'Déplacements, dossier de présentation et téléphone',
  },
  paidAdvertising: {
    name: 'Publicité payée',
    place: 'en annonce',
    role: 'Mettre l’offre devant des gens qui ne vous connaissent pas',
    action: 'Une seule annonce, deux versions comparées pendant deux semaines',
    hours: '2 h',
    sign: 'Un coût par nouveau client plus bas que la marge d’une vente',
    expense: 'Achat d’annonces',
  },
};

/** What the writer knows of a tone. */
interface Tone {
  readonly say: string;
  readonly avoid: string;
  readonly invitation: string;
}

const tones: Readonly<Record<OptionOf<'marketing', 'brandPersonality'>, Tone>> = {
  warm: {
    say: 'Écrivez comme à une voisine : un prénom, une question, une phrase courte',
    avoid: 'Le ton d’une circulaire',
    invitation: 'Écrivez-nous : une vraie personne vous répond.',
  },
  expert: {
    say: 'Expliquez un point utile avant de parler de vous',
    avoid: 'Le jargon et les titres',
    invitation: 'Posez-nous votre question : la réponse ne coûte rien.',
  },
  playful: {
    say: 'Faites sourire d’une situation vécue, puis soyez clair sur le prix',
    avoid: 'L’humour aux dépens d’un client',
    invitation: 'Venez voir si on exagère.',
  },
  simple: {
    say: 'Un fait, un prix, une façon de commander',
    avoid: 'Les adjectifs',
    invitation: 'Une question? Écrivez-nous.',
  },
  bold: {
    say: 'Dites tout haut ce que vos clients pensent tout bas',
    avoid: 'Nommer un concurrent pour le rabaisser',
    invitation: 'Essayez une fois, puis jugez.',
  },
  refined: {
    say: 'Peu de mots, une belle photo, un détail précis',
    avoid: 'Les majuscules et les points d’exclamation',
    invitation: 'Prenez rendez-vous, à votre rythme.',
  },
  committed: {
    say: 'Dites ce que vous faites, avec la preuve, avant ce que vous croyez',
    avoid: 'Faire la morale',
    invitation: 'Demandez-nous comment on s’y prend : on vous montrera.',
  },
};

/** Something to show from behind the scenes. */
export const backstage: Readonly<Record<Trade, string>> = {
  food: 'La préparation, de l’ingrédient à l’assiette, en trois photos',
  digital: 'L’écran que l’on vient d’améliorer, et la remarque d’utilisateur qui l’a demandé',
  teaching: 'Une difficulté fréquente, et l’exercice qui la débloque',
  care: 'Le déroulement d’une première rencontre, minute par minute',
  making: 'Une pièce du début à la fin, avec le temps que cela prend',
  building: 'Un avant et un après, avec le délai et la surprise en cours de route',
  general: 'Une journée de travail, avec ce que le client ne voit jamais',
};

/** The name of the brand, or of the project. */
export function brandOf(m: Material): string {
  return m.said('brandName', 60) ?? m.projectName;
}

/** The promise in the person’s words. */
export function promiseOf(m: Material, length: number): string {
  return m.said('valueProposition', length) ?? 'une promesse à écrire';
}

/** How the brand speaks; simply, where no tone was chosen. */
export function toneOf(m: Material): Tone {
  return tones[chosen(m, 'marketing', 'brandPersonality') ?? 'simple'];
}

/** What a dated offer asks for. */
export const orderBefore: Readonly<Record<Earning, string>> = {
  directSales: 'Commander avant dimanche',
  services: 'Réserver avant dimanche',
  subscription: 'Commencer un essai avant dimanche',
  freemium: 'Commencer un essai avant dimanche',
  commission: 'Réserver avant dimanche',
  license: 'Réserver avant dimanche',
  other: 'Commander avant dimanche',
};
