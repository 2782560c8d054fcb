import type { ProjectStatus } from '@elan/domain/project/progress';

const count = new Intl.PluralRules('fr-CA');
const plural = (n: number, one: string, other: string) => (count.select(n) === 'one' ? one : other);

/** The texts of the dashboard. */
export const dashboard = {
  title: 'Tableau de bord',
  greeting: { day: 'Bonjour.', evening: 'Bonsoir.' },
  resume: { day: 'On reprend où, aujourd’hui?', evening: 'On reprend où, ce soir?' },
  begin: 'Par quoi commence-t-on?',
  leadEmpty: 'Un projet, quelques réponses, et votre première analyse sera prête dans l’heure.',
  leadDone: (name: string) => `${name} est complet\u00a0: les onze modules ont leur contenu.`,
  leadNew: (name: string) => `${name} attend ses premières réponses.`,
  leadProgress: (name: string, percent: number) =>
    `${name} avance\u00a0: ${percent}\u00a0% du parcours.`,
  counters: {
    label: 'En bref',
    created: (n: number) => plural(n, 'projet créé', 'projets créés'),
    completed: (n: number) => plural(n, 'projet terminé', 'projets terminés'),
    modules: 'modules IA',
    usage: 'générations utilisées',
    usageMonth: 'générations ce mois-ci',
    unlimited: 'Illimité',
  },
  projects: 'Mes projets',
  loading: 'Chargement de vos projets…',
  newProject: 'Nouveau projet',
  name: 'Nom du projet',
  namePlaceholder: 'Pain de nuit',
  nameMissing: 'Donnez un nom au projet.',
  description: 'Description',
  descriptionPlaceholder: 'Une boulangerie de nuit pour les travailleurs de quart, à Rimouski.',
  create: 'Créer le projet',
  emptyTitle: 'Votre premier projet',
  emptyText:
    'Donnez-lui un nom\u00a0: il pourra changer. Vous passerez ensuite aux questions de votre idée.',
  open: 'Ouvrir',
  progress: (name: string) => `Progression de ${name}`,
  percent: (percent: number) => `${percent}\u00a0%`,
  created: (date: string) => `créé le ${date}`,
  more: 'Afficher plus de projets',
  status: {
    new: 'Nouveau',
    inProgress: 'En cours',
    advanced: 'Avancé',
    completed: 'Terminé',
  } satisfies Record<ProjectStatus, string> as Record<ProjectStatus, string>,
};
