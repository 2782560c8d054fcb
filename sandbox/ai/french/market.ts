import { capitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import { registry, statistics } from './links.ts';

/** What the answers say of the market, and the figures to find. */
export function market(m: Material): string {
  const customers = m.said('targetMarket', 90);
  return paragraphs(
    m.about(
      'marketSize',
      (words) =>
        `Vous situez votre marché ainsi : « ${words} ». ${m.pick('reach', [
          'Prenez d’abord le coin que vous pouvez parcourir en une journée : c’est là que se gagnent les dix premiers clients.',
          'C’est une intention; le premier marché est celui où l’on vous rappelle.',
        ])}`,
    ),
    customers === undefined
      ? undefined
      : `Vos premiers clients, tels que vous les décrivez : « ${customers} ». C’est leur nombre, et non celui de la population, qu’il faut chercher.`,
    m.about(
      'marketTrends',
      (words) =>
        `Ce qui change selon vous : « ${words} ». Notez d’où vous le tenez et de quand cela date.`,
    ),
    'Trois chiffres à trouver :',
    bullets(
      [
        `**Combien de personnes correspondent à cette clientèle**, à vérifier ici : ${statistics(m)}.`,
        '**Combien elles dépensent déjà pour s’en tirer**, à vérifier en dix conversations, en demandant la dernière dépense réelle.',
        `**Combien d’entreprises offrent déjà cela près de vous**, à vérifier ici : ${registry(m)}.`,
      ],
      3,
    ),
  );
}

const toObserve = [
  ['Son prix affiché et ce qu’il comprend', 'Ce que ses clients lui reprochent'],
  ['Le délai entre la demande et la livraison', 'Les heures ou les jours sans service'],
  ['Comment on le découvre la première fois', 'Les gens qu’il ne sert pas'],
  ['Ce qui fait revenir ses clients', 'Ce qu’il ne peut pas changer vite'],
] as const;

/** The competitors that the person names, side by side, and the choice to buy nothing. */
export function competitors(m: Material): string {
  const difference = m.said('differentiators', 70) ?? 'à définir';
  const differences = m.thoughts('differentiators', 3);
  const problem = m.said('problemSolved', 80);
  const named = m.namedWith('competitors').map(({ name, told }, index) => {
    const [offer, limit] = toObserve[index % toObserve.length] ?? toObserve[0];
    return [
      capitalized(name),
      told === undefined ? `${offer} (à vérifier)` : `« ${told} », selon vous`,
      `${limit} (à vérifier)`,
      `« ${differences[index % Math.max(1, differences.length)] ?? difference} »`,
    ];
  });
  return paragraphs(
    table(
      ['Concurrent', 'Ce qu’il offre', 'Sa limite', 'Votre différence'],
      [
        ...named,
        [
          'Ne rien acheter',
          'Aucune dépense, aucune décision',
          problem === undefined ? 'Le problème reste entier' : `Le problème reste : « ${problem} »`,
          'Rendre le premier essai facile',
        ],
      ],
    ),
    m.pick('conclusion', [
      'Si une personne ne peut pas redire votre différence après vous avoir écouté deux minutes, travaillez-la encore avant de parler de prix.',
      'Aucun chiffre de ce tableau n’est de nous : remplissez-le en allant voir, puis gardez la colonne où vous êtes seul.',
    ]),
  );
}
