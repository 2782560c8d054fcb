import type { MaturityPhrases } from '../words/maturityWords.ts';

/** What the writer says of a score, in French. */
export const maturity: MaturityPhrases = {
  statuses: ['Pas commencé', 'Ébauche', 'En chemin', 'Bien avancé', 'Solide'],
  areas: {
    idea: 'Idée',
    market: 'Marché',
    business: 'Organisation',
    marketing: 'Marketing',
    product: 'Produit',
    finance: 'Finances',
  },
  unlocks: {
    idea: 'tout le reste s’appuie sur l’idée écrite noir sur blanc.',
    market: 'vous saurez à qui parler d’abord et contre qui vous vous mesurez.',
    business: 'vous aurez des jalons datés et une répartition des rôles à montrer.',
    marketing: 'vous saurez où dépenser vos premiers dollars pour être vu.',
    product:
      'vous saurez ce qu’il reste à mettre au point avant de vendre, et ce que cela laisse derrière.',
    finance: 'vous connaîtrez votre seuil de rentabilité et l’argent qu’il faut pour tenir.',
  },
  fillIn: (title, unlocks) => `Remplissez « ${title} » : ${unlocks}`,
  answer: (question, title) => `Répondez aussi à cette question de « ${title} » : ${question}`,
  sharpen: [
    (words, title) => `Précisez « ${words} » dans « ${title} » : qui, où, combien, pour quand.`,
    (words, title) =>
      `Dans « ${title} », « ${words} » tient en peu de mots : ajoutez-y un exemple vécu.`,
  ],
  count: [
    (words, title) =>
      `Ajoutez un nombre à « ${words} », dans « ${title} » : un prix, un délai ou une quantité.`,
    (words, title) => `Dans « ${title} », chiffrez ceci : « ${words} ».`,
    (words, title) =>
      `« ${words} », dans « ${title} » : combien, à quel prix ou pour quand? Un seul chiffre suffit.`,
  ],
  generate: (title) => `Générez la rédaction de « ${title} » et corrigez ce qui sonne faux.`,
  prove: {
    idea: 'Racontez l’idée à cinq inconnus et notez la phrase qu’ils en retiennent.',
    market: 'Parlez à dix personnes de votre clientèle et comparez leurs mots aux vôtres.',
    business: 'Faites relire le plan par une personne qui a déjà lancé une entreprise.',
    marketing: 'Essayez un seul canal pendant deux semaines et comptez les réponses.',
    product: 'Faites essayer une première version à trois personnes et notez où elles hésitent.',
    finance: 'Remplacez trois montants estimés par des soumissions ou des factures réelles.',
  },
  strong: (area, words) => `${area} : vous pouvez vous appuyer sur « ${words} ».`,
  noStrength: 'Le projet existe : vous avez commencé, et chaque module rempli se verra ici.',
  empty: (area, titles) => `${area} : rien encore dans « ${titles} ».`,
  vague: (area, score) =>
    `${area} : ${score} sur 100, les réponses restent courtes ou sans chiffres.`,
  noWeakness:
    'Aucun volet n’est en retard; ce qui manque, ce sont des preuves venues de clients payants.',
  due: [
    'D’ici une semaine. ',
    'D’ici deux semaines. ',
    'D’ici trois semaines. ',
    'D’ici un mois. ',
  ],
  lastStep: 'D’ici six semaines. Recalculez l’indice et comparez-le à celui d’aujourd’hui.',
  timeline: [
    'À ce stade, comptez environ six mois avant un premier client, à condition de remplir un module par semaine (estimation à vérifier).',
    'Un premier client est réaliste d’ici trois à quatre mois, si les volets les plus faibles sont repris d’abord (estimation à vérifier).',
    'Un premier client est réaliste d’ici deux mois; il reste surtout à prouver les chiffres (estimation à vérifier).',
  ],
  deadline: (words) => `Votre échéance, « ${words} », est à comparer avec cette estimation.`,
  demonstration:
    'Cet indice de démonstration est calculé sans IA, d’après ce que contiennent vos modules; pour un vrai fournisseur, réglez AI_BASE_URL et AI_API_KEY.',
};
