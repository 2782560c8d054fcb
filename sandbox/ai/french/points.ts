import { inSentence } from '../excerpt.ts';
import type { Material } from '../material.ts';
import type { Point } from '../phrases.ts';
import { ruleElsewhere } from '../sections/links.ts';
import { earning } from './earning.ts';
import { trade } from './trade.ts';

/** What can be said for the business, the most telling first. */
export function strengths(m: Material): readonly Point[] {
  return [
    m.about(
      'differentiators',
      (words) =>
        `**Une différence qui se nomme.** « ${words} » : ${m.pick('difference', [
          'dite ainsi, un client peut la répéter à un autre.',
          'c’est une promesse que l’on peut tenir et mesurer.',
          'montrez-la avant de parler de prix.',
        ])}`,
    ),
    m.about(
      'targetMarket',
      (words) =>
        `**Une clientèle précise.** Vous visez « ${inSentence(words)} » : ${m.pick('customers', [
          'vous savez donc à qui parler demain matin, et où.',
          'un groupe que l’on peut nommer est un groupe que l’on peut joindre sans publicité coûteuse.',
          'c’est assez étroit pour que dix conversations vous apprennent l’essentiel.',
        ])}`,
    ),
    m.about(
      'problemSolved',
      (words) =>
        `**Un problème concret.** « ${words} » : ${m.pick('problem', [
          'une situation que l’on reconnaît se vend mieux qu’une liste d’avantages.',
          'servez-vous de cette phrase telle quelle quand vous vous présentez.',
          'reste à savoir combien de fois par mois cela arrive, et ce que cela coûte.',
        ])}`,
    ),
    m.about(
      'experience',
      (words) =>
        `**Ce que vous apportez.** « ${words} » : ${m.pick('experience', [
          'mettez-le en avant dès la première rencontre, cela remplace une marque connue.',
          'c’est du temps d’apprentissage que vous n’aurez pas à payer.',
        ])}`,
    ),
    earning[m.earning].strength,
    m.about(
      'location',
      (words) =>
        `**Un point de départ clair.** Vous commencez ici : « ${words} ». Tout ce qui est à moins d’une heure de vous peut être essayé cette semaine.`,
    ),
  ];
}

/** What a long description says further on, so that no part of it goes unread. */
function furtherOn(m: Material): string {
  const further = m.saidFurther('businessIdea');
  return further === undefined
    ? ''
    : ` Vous écrivez aussi : « ${further} ». Dites si cela fait partie de la première version ou de la suite.`;
}

/** What is missing inside the business, each with a way to make up for it. */
export function weaknesses(m: Material): readonly Point[] {
  return [
    m.about('businessIdea', (words) =>
      m.pick('promise', [
        `**Une promesse à resserrer.** « ${words} » se comprend; un passant doit pouvoir le redire en dix mots. Écrivez trois versions et gardez celle que l’on retient.${furtherOn(m)}`,
        `**Choisir par quoi commencer.** « ${words} » : c’est un tout. Décidez de la première chose que vous vendrez, et gardez le reste pour plus tard.${furtherOn(m)}`,
      ]),
    ),
    earning[m.earning].weakness,
    m.said('experience') === undefined
      ? '**Une expérience à montrer.** Vous n’avez rien indiqué sur ce que vous apportez. Cherchez une personne du métier qui accepterait de vous conseiller une heure par mois.'
      : undefined,
    m.about(
      'targetMarket',
      (words) =>
        `**Un nombre inconnu.** Combien de personnes répondent à ceci, « ${inSentence(words)} », près de vous? Ce nombre reste à vérifier : il décide de la taille de l’entreprise.`,
    ),
    m.about('budget', (words) =>
      m.pick('budget', [
        `**Un budget à répartir.** Vous indiquez « ${words} ». Gardez-en le tiers pour les imprévus, et n’achetez rien qui puisse se louer.`,
        `**L’argent du départ.** Avec « ${words} », chaque dépense doit vous apprendre quelque chose. Reportez celles qui ne servent qu’à bien paraître.`,
      ]),
    ) ??
      '**Un budget à écrire.** Sans montant de départ, on dépense au hasard. Dressez la liste de ce qu’il faut pour servir le premier client, et rien d’autre.',
  ];
}

/** What, outside, works for the business. */
export function opportunities(m: Material): readonly Point[] {
  return [
    m.about(
      'marketTrends',
      (words) =>
        `**Un changement qui vous aide.** Vous observez ceci : « ${words} ». *À vérifier* : demandez à trois clients s’ils le vivent aussi.`,
    ),
    trade[m.trade].opportunity,
    m.about('location', (words) =>
      m.pick('place', [
        `**Votre lieu.** « ${words} » : dressez la liste des cinq endroits où vos clients passent déjà. *À vérifier* sur place, un jour de semaine et un samedi.`,
        `**Les gens autour de vous.** « ${words} » : trois commerces ou organismes y servent les mêmes personnes sans vous nuire. *À vérifier* par une visite à chacun.`,
      ]),
    ),
    earning[m.earning].opportunity,
    m.about(
      'problemSolved',
      (words) =>
        `**Un moment à saisir.** « ${words} » : soyez présent au moment précis où cela arrive. *À vérifier* : à quelle heure, quel jour, en quelle saison.`,
    ),
  ];
}

/** What, outside, can harm the business, and the early sign. */
export function threats(m: Material): readonly Point[] {
  const [competitor] = m.named('competitors');
  return [
    m.about(
      'risks',
      (words) =>
        `**Ce qui vous inquiète.** « ${words} ». ${m.pick('risk', [
          'Écrivez ce que vous feriez dans les 48 heures si cela arrivait : une inquiétude qui a un plan pèse moins.',
          'Décidez du premier signe qui vous ferait agir, et de la personne que vous appelleriez.',
        ])}`,
    ),
    competitor === undefined
      ? undefined
      : `**La réplique d’un concurrent.** « ${competitor} » : si les prix y baissent ou si l’on vous imite, que vous reste-t-il? *Signe à surveiller* : une nouvelle offre qui reprend la vôtre.`,
    trade[m.trade].threat,
    `**Une règle oubliée.** ${ruleOf(m)}`,
  ];
}

/** The rule to look up before the first sale. */
export function ruleOf(m: Material): string {
  return m.outsideQuebec ? ruleElsewhere(m) : trade[m.trade].rule;
}
