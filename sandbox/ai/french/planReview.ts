import { figuresOf, workingCapital } from '../figures.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, table } from '../phrases.ts';
import { dollars, monthlySales } from './amountWords.ts';
import { trade } from './trade.ts';

/** What announces a worry, and what to do about it; each worry of a plan has its own. */
const worryNotes = [
  ['Le premier incident, même petit', 'Une page : qui appeler, quoi faire en 48 heures'],
  [
    'Une remarque qui revient deux fois',
    'Une question à poser cette semaine à quelqu’un du métier',
  ],
  ['Une date repoussée sans raison écrite', 'Un montant ou une semaine de réserve, notés d’avance'],
] as const;

/** What can go wrong, the person's own worries first. */
export function risks(m: Material): string {
  const [competitor] = m.named('competitors');
  const capital = workingCapital(figuresOf(m));
  const worries = m.thoughts('risks', 3);
  const difference = m.said('differentiators', 80);
  return paragraphs(
    table(
      ['Risque', 'Signe avant-coureur', 'Geste prévu'],
      [
        ...worries.map((worry, at) => [`« ${worry} »`, ...(worryNotes[at] ?? worryNotes[0])]),
        [
          'L’argent manque avant les ventes',
          'Moins de deux mois de coûts fixes en banque',
          capital === undefined
            ? 'Une réserve de trois mois de coûts fixes, à chiffrer'
            : `Une réserve de ${dollars(capital)} avant d’ouvrir`,
        ],
        [
          'La personne clé s’absente (maladie, fatigue, départ)',
          'Deux semaines sans congé',
          'Une personne nommée pour prendre le relais de chaque tâche',
        ],
        [
          competitor === undefined
            ? 'Un concurrent vous imite'
            : `Un concurrent vous imite : « ${competitor} » ou un autre`,
          'Une offre qui reprend vos mots',
          difference === undefined
            ? 'Une différence qui se copie mal, à définir'
            : `S’appuyer sur ceci, qui se copie mal : « ${difference} »`,
        ],
      ],
    ),
    trade[m.trade].threat,
  );
}

/** What is to be put in shape before this very plan is handed over, and what will be asked. */
export function format(m: Material): string {
  const figures = figuresOf(m);
  const principle = m.said('values', 80);
  const blank = (ids: readonly string[]) => ids.some((id) => m.said(id) === undefined);
  const count = figures.breakEven === undefined ? undefined : Math.ceil(figures.breakEven);
  return paragraphs(
    '**Avant de le remettre**',
    numbered(
      [
        blank(['pricingStrategy', 'fixedCosts', 'variableCosts', 'revenueGoals'])
          ? 'Compléter le module Finances : le tableau des prévisions en dépend.'
          : 'Vérifier que le sommaire, les prévisions et le budget de caisse disent les mêmes chiffres.',
        blank(['competitors', 'differentiators'])
          ? 'Compléter l’analyse de la situation : concurrents et différence.'
          : 'Dater chaque visite chez un concurrent et chaque prix relevé.',
        'Remplacer chaque « à préciser » et chaque « à vérifier » par un fait, ou dire quand il sera connu.',
        `Ajouter une page titre (${m.projectName}, votre nom, la date, vos coordonnées), une table des matières et des pages numérotées.`,
        m.pick('reader', [
          'Faire lire le sommaire à une personne qui ne connaît rien au métier : elle doit pouvoir le redire.',
          'Faire corriger la langue par quelqu’un d’autre que vous, puis remettre le tout en un seul PDF.',
        ]),
      ],
      5,
    ),
    '**Trois questions à préparer**',
    bullets(
      [
        'Quel jalon peut glisser sans que tout glisse?',
        count === undefined
          ? 'Combien de ventes par mois vous faut-il pour en vivre?'
          : `Qui achètera, dès la première année, de quoi atteindre ${monthlySales(count, figures)}?`,
        principle === undefined
          ? 'Que ferez-vous si vous ne pouvez pas travailler pendant un mois?'
          : `Que ferez-vous si un gros client vous demande de renoncer à ceci : « ${principle} »?`,
      ],
      3,
    ),
  );
}
