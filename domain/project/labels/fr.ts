import type { Mood } from '../journal.ts';
import type { MaturityCategory } from '../maturity.ts';
import type { personaLists } from '../personas.ts';

/**
 * The French labels of the parts of results, used on their pages and in exported files. The English ones have the same
 * type.
 */
export const fr = {
  journal: {
    moods: {
      positive: 'Positive',
      neutral: 'Neutre',
      negative: 'Difficile',
    } satisfies Record<Mood, string> as Record<Mood, string>,
    moodOf: (mood: string) => `Humeur : ${mood}`,
    entries: 'Vos entrées',
  },
  maturity: {
    overall: (score: number) => `Indice global : ${score} sur 100`,
    outOf: 'sur 100',
    categories: {
      idea: 'Idée',
      market: 'Marché',
      business: 'Plan d’affaires',
      marketing: 'Marketing',
      product: 'Produit',
      finance: 'Finances',
    } satisfies Record<MaturityCategory, string> as Record<MaturityCategory, string>,
    strengths: 'Forces',
    weaknesses: 'Points à améliorer',
    nextSteps: 'Prochaines étapes',
    timeline: 'Échéancier estimé',
  },
  personas: {
    age: (years: number) => `${years} ${years < 2 ? 'an' : 'ans'}`,
    income: 'Revenus',
    quote: (words: string) => `« ${words} »`,
    lists: {
      besoins: 'Besoins',
      frustrations: 'Irritants',
      objectifs: 'Objectifs',
      comportements: 'Habitudes',
      canaux_preferes: 'Canaux préférés',
      freins_achat: 'Freins à l’achat',
    } satisfies Record<(typeof personaLists)[number], string>,
    nameless: 'Persona sans nom',
  },
  /** The texts of an exported file. */
  file: {
    project: (name: string) => `Projet\u00a0: ${name}`,
    saved: (date: string) => `Enregistré le ${date}`,
    answers: 'Mes réponses',
    comments: 'Commentaires ou précisions',
    ideas: 'Idées',
    selected: 'Idée choisie',
    estimate: 'Ce document contient des estimations\u00a0: vos décisions restent les vôtres.',
  },
};

export type Labels = typeof fr;
