import { maturityCategories } from '@elan/domain/project/maturity';

const list = ['un', 'deux', 'trois'];

/** @returns this many ideas with different titles, as a provider sends them. */
export function someIdeas(count: number, title = 'Idée') {
  return Array.from({ length: count }, (_, at) => ({
    title: `${title} ${at + 1}`,
    description: 'Du pain chaud à trois heures du matin.',
    sector: 'Alimentation',
    interestLevel: 'Élevé',
  }));
}

/** @returns this many different personas, as a provider sends them. */
export function somePersonas(count: number, name = 'Mélanie') {
  return Array.from({ length: count }, (_, at) => ({
    nom: `${name} ${at + 1}`,
    age: 34,
    profession: 'Infirmière de nuit',
    localisation: 'Rimouski',
    revenus: 'De 60 000 $ à 75 000 $ (à vérifier)',
    besoins: list,
    frustrations: list,
    comportements: list,
    canaux_preferes: list,
    citation: 'À 3 h, tout est fermé.',
    objectifs: list,
    freins_achat: list,
  }));
}

const category = { score: 55, status: 'En chemin', recommendations: ['Préciser le prix'] };

/**
 * @returns a stored maturity score with this overall number and some categories replaced. With the default categories,
 * the correct overall number is 55.
 */
export function someScore(
  overall: unknown = 55,
  categories: Readonly<Record<string, unknown>> = {},
) {
  return {
    overall,
    categories: {
      ...Object.fromEntries(maturityCategories.map((name) => [name, category])),
      ...categories,
    },
    strengths: ['Une clientèle précise'],
    weaknesses: ['Aucun chiffre'],
    nextSteps: list,
    timeline: 'Un premier client d’ici trois mois, à vérifier.',
  };
}

export const someEntry = {
  id: '1',
  date: '2026-11-20T12:00:00.000Z',
  title: 'Premier jour',
  content: 'Le four est arrivé.',
  mood: 'positive',
  tags: [],
};
