import type { MaturityBand, MaturityCategory } from '@elan/domain/project/maturity';

/** The texts of the maturity score’s screen. */
export const maturity = {
  commentsHelp:
    'Ce que vos modules ne disent pas encore : une vente faite, une entente signée, un prêt obtenu. Le prochain calcul en tiendra compte.',
  overall: (score: number) => `Indice global : ${score} sur 100`,
  outOf: 'sur 100',
  bands: {
    green: 'Solide',
    yellow: 'En bonne voie',
    orange: 'À travailler',
    red: 'À bâtir',
  } satisfies Record<MaturityBand, string> as Record<MaturityBand, string>,
  categoriesName: 'Les six volets',
  categories: {
    idea: 'Idée',
    market: 'Marché',
    business: 'Plan d’affaires',
    marketing: 'Marketing',
    product: 'Produit',
    finance: 'Finances',
  } satisfies Record<MaturityCategory, string> as Record<MaturityCategory, string>,
  overallLater: 'L’indice global s’affichera à la fin du calcul.',
  strengths: 'Forces',
  weaknesses: 'Points à améliorer',
  nextSteps: 'Prochaines étapes',
  timeline: 'Échéancier estimé',
  estimate:
    'Un indice est une lecture de vos réponses, pas un verdict : vos décisions restent les vôtres.',
  empty: {
    title: 'Votre indice apparaîtra ici',
    text: 'Il tient compte de tous vos modules, remplis ou non, et situe votre projet sur 100, en six volets, avec vos forces, vos points à améliorer et les prochaines étapes.',
    filled: (count: number, all: number) =>
      count === 0
        ? `Aucun de vos ${all} modules n’a encore de résultat : l’indice sera plus utile après « Mon idée ».`
        : `Pour l’instant, ${count} ${count === 1 ? 'module' : 'modules'} sur ${all} ${count === 1 ? 'a un résultat' : 'ont un résultat'}. Vous pouvez calculer l’indice maintenant, puis de nouveau plus tard.`,
  },
};
