import type { PreviewLineName } from '@elan/domain/project/modulePreview';

/** Describes what a paid module would do with one of the user's answers, quoted in `text`. */
export interface PreviewTexts {
  readonly title: string;
  readonly text: (words: string) => string;
}

/** Texts that show what a paid module would do with the user's own answers. */
export const preview = {
  title: (module: string) => `Ce que «\u00a0${module}\u00a0» ferait de vos réponses`,
  /** Title if there is nothing to quote yet. */
  titleWithout: (module: string) => `Le module «\u00a0${module}\u00a0»`,
  without:
    'Répondez d’abord aux modules gratuits\u00a0: vous verrez ici ce qu’il tirerait de vos mots.',
  /** Shows which project the quotations come from. */
  from: (project: string) => `Tiré de votre projet «\u00a0${project}\u00a0».`,
  contents: (module: string) => `Ce que «\u00a0${module}\u00a0» vous donne`,
  goOn: (module: string) => `Continuer avec «\u00a0${module}\u00a0»`,
  waiting: (module: string) => `«\u00a0${module}\u00a0» vous attend.`,
  lines: {
    'business-plan.competition': {
      title: 'Étude de la concurrence',
      text: (words) =>
        `Ce que vous avez de plus que les autres, en partant de ce que vous en savez\u00a0: «\u00a0${words}\u00a0».`,
    },
    'business-plan.summary': {
      title: 'Sommaire du projet',
      text: (words) =>
        `Une page à remettre à un prêteur, tirée de vos mots\u00a0: «\u00a0${words}\u00a0».`,
    },
    'business-plan.market': {
      title: 'Analyse de marché',
      text: (words) => `Combien sont-ils, et où les trouver\u00a0: «\u00a0${words}\u00a0».`,
    },
    'marketing.audience': {
      title: 'Votre client et les mots qui lui parlent',
      text: (words) => `Quoi dire à ces gens, et comment\u00a0: «\u00a0${words}\u00a0».`,
    },
    'marketing.promise': {
      title: 'Marque et promesse',
      text: (words) => `Une promesse en une phrase, tirée de ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'marketing.channels': {
      title: 'Canaux de communication et de vente',
      text: (words) => `Où faire connaître ceci pendant trois mois\u00a0: «\u00a0${words}\u00a0».`,
    },
    'rd.requirements': {
      title: 'Exigences',
      text: (words) => `La liste de ce qu’il faut pour offrir ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'rd.tests': {
      title: 'Essais avec de vrais utilisateurs',
      text: (words) =>
        `De quoi vérifier que vous réglez bien ce problème\u00a0: «\u00a0${words}\u00a0».`,
    },
    'rd.risks': {
      title: 'Risques et prochaines étapes',
      text: (words) => `Quoi prévoir devant ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'rd.skills': {
      title: 'Faire soi-même ou faire faire',
      text: (words) =>
        `Ce que vous pouvez faire vous-même, avec ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'finances.prices': {
      title: 'Prix et marge par vente',
      text: (words) =>
        `Votre prix à côté de ceux que vous avez notés\u00a0: «\u00a0${words}\u00a0».`,
    },
    'finances.breakEven': {
      title: 'Seuil de rentabilité',
      text: (words) =>
        `Combien en vendre par mois pour couvrir vos coûts\u00a0: «\u00a0${words}\u00a0».`,
    },
    'finances.scenarios': {
      title: 'Trois scénarios',
      text: (words) => `Dont un où ceci vous arrive\u00a0: «\u00a0${words}\u00a0».`,
    },
    'finances.start': {
      title: 'Coût et financement du projet',
      text: (words) =>
        `Ce qu’il reste à trouver, une fois compté ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'environmental.profile': {
      title: 'Profil de votre activité',
      text: (words) =>
        `Ce qui pèse vraiment sur l’environnement dans ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'environmental.rules': {
      title: 'Règles et programmes à consulter',
      text: (words) => `Ceux qui valent là où vous serez\u00a0: «\u00a0${words}\u00a0».`,
    },
    'environmental.goals': {
      title: 'En parler sans écoblanchiment',
      text: (words) => `Comment dire ceci, preuve à l’appui\u00a0: «\u00a0${words}\u00a0».`,
    },
    'personas.people': {
      title: 'Trois clients types',
      text: (words) =>
        `Trois personnes avec un nom, un budget et des hésitations, tirées de ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'personas.habits': {
      title: 'Habitudes et irritants',
      text: (words) => `Ce que chacune fait aujourd’hui devant ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'personas.reasons': {
      title: 'Freins à l’achat',
      text: (words) => `Ce qui les ferait hésiter devant ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'journal.suggestions': {
      title: 'Trois suggestions pour la semaine qui vient',
      text: (words) =>
        `Pour faire avancer ceci, d’après ce que vous notez\u00a0: «\u00a0${words}\u00a0».`,
    },
    'journal.recurring': {
      title: 'Ce qui revient dans vos entrées',
      text: (words) => `Par exemple, si cette crainte se confirme\u00a0: «\u00a0${words}\u00a0».`,
    },
    'journal.progress': {
      title: 'Ce qui a avancé',
      text: (words) => `Et la place que garde ce qui vous anime\u00a0: «\u00a0${words}\u00a0».`,
    },
    'maturity.score': {
      title: 'Une note sur 100, en six volets',
      text: (words) => `Ce qui est solide et ce qui manque à ceci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'maturity.next': {
      title: 'Prochaines étapes',
      text: (words) =>
        `Dans l’ordre, pour prendre votre place devant ceux-ci\u00a0: «\u00a0${words}\u00a0».`,
    },
    'maturity.proof': {
      title: 'Ce qu’il reste à prouver',
      text: (words) => `Auprès de ces gens d’abord\u00a0: «\u00a0${words}\u00a0».`,
    },
  } satisfies Record<PreviewLineName, PreviewTexts> as Record<PreviewLineName, PreviewTexts>,
};
