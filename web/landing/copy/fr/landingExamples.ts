import type { MaturityScore } from '@elan/domain/project/maturity';
import type { Persona } from '@elan/domain/project/personas';
import type { ExampleFigures } from '../../figures.ts';
import type { Sheet } from '../../sheets.ts';

interface Answer {
  /** A question of the module that generates the sheet. */
  readonly asked: string;
  readonly answered: string;
}

/** The sheets of the landing page’s example, written as the modules would generate them. */
export const landingExamples = {
  answers: {
    swot: {
      asked: 'Pourquoi vous choisirait-on plutôt qu’eux?',
      answered:
        'À 3\u00a0h, il n’y a personne d’autre. Le pain sort du four pendant leur pause, à six minutes à pied de l’urgence.',
    },
    forecast: {
      asked: 'Quel sera votre prix, et pourquoi?',
      answered:
        '11\u00a0$ le panier\u00a0: une soupe, un pain, un café. C’est le prix d’un trio, et c’est chaud.',
    },
    roadmap: {
      asked: 'Comment l’essaierez-vous avec de vraies personnes?',
      answered:
        'Je sors avec un plateau aux changements de quart et je note qui revient le lendemain.',
    },
    carbon: {
      asked: 'Que restera-t-il à jeter, et où ira-t-il?',
      answered: 'Les invendus de 6\u00a0h, et les sacs. Pour le pain, j’aimerais mieux le donner.',
    },
    marketing: {
      asked: 'Comment vos dix premiers clients viendront-ils à vous?',
      answered:
        'Une ancienne collègue est infirmière au cinquième. Son étage compte onze personnes.',
    },
  } satisfies Readonly<Partial<Record<Sheet, Answer>>>,

  swot: `## Forces
- Le seul comptoir ouvert la nuit à pied de l’hôpital.
- Quatorze ans de métier\u00a0: la recette ne dépend de personne d’autre.
- Une cuisine déjà conforme, partagée avec un traiteur de jour.

## Faiblesses
- Une seule personne au four\u00a0: qui prend la relève?
- Des nuits creuses en début de semaine.
- Un coussin d’à peine plus d’un mois.

## Occasions
- Un changement de quart à minuit, puis des pauses jusqu’à l’aube, cafétéria fermée.
- Les commandes de groupe des étages, la veille pour le lendemain.

## Menaces
- Le beurre a pris 20\u00a0% en deux ans.
- Une chaîne pourrait allonger ses heures en une saison.

## Par où commencer
Douze nuits de dégustations avant de signer quoi que ce soit.`,

  forecast: ({ years, ...figures }: ExampleFigures) => `| Poste | An 1 | An 2 | An 3 |
|---|---:|---:|---:|
| Paniers par nuit | ${years.map((year) => year.perNight).join(' | ')} |
| Ventes | ${years.map((year) => year.sales).join(' | ')} |
| Coûts directs et frais de carte | ${years.map((year) => year.variable).join(' | ')} |
| Salaire, coûts fixes et autres charges | ${years.map((year) => year.fixed).join(' | ')} |
| **Bénéfice net** | ${years.map((year) => `**${year.netIncome}**`).join(' | ')} |
| Encaisse à la fin | ${years.map((year) => year.closingCash).join(' | ')} |

Elle se verse ${figures.drawings} par mois à partir de la deuxième année; ce n’est pas une charge, mais l’encaisse en tient compte. Au plus bas, il lui reste ${figures.lowestCash} (${figures.lowestMonth}).

### Ce qu’il faut pour ouvrir
**${figures.uses}**, taxes comprises, pour ${figures.sources} réunis\u00a0: ${figures.own} de mise de fonds et ${figures.loan} de prêt. Un panier se vend ${figures.price} et coûte ${figures.variableCost}\u00a0: à ${figures.breakEven} paniers par nuit, les charges de la première année sont couvertes.`,

  roadmap: (figures: ExampleFigures) => `| Étape | C’est fait quand… |
|---|---|
| **Vérifier la demande**, mois\u00a01 | 60 dégustations au changement de quart, 40 paniers prévendus |
| **Financer**, mois\u00a02 et\u00a03 | ${figures.sources} réunis, par écrit |
| **Bail et permis**, mois\u00a03 et\u00a04 | Permis du MAPAQ en main, formation en hygiène réussie |
| **Dix nuits d’essai**, mois\u00a05 | Trois recettes gardées, une abandonnée |
| **Ouvrir**, mois\u00a06 | ${figures.breakEven} paniers par nuit en moins de 90 jours |

Le prêt attend le bail, et le bail attend les préventes\u00a0: **la première étape décide des autres.**

### Cette semaine
1. Demander à l’hôpital où un plateau ne gêne personne.
2. Écrire au MAPAQ pour savoir quel permis convient à une cuisine partagée.`,

  carbon: `| Où est l’impact | D’où on le sait | Ce qu’il faut mesurer |
|---|---|---|
| Farine, beurre, œufs, lait | La recette du panier | Kilos achetés par mois; le beurre d’abord |
| Pains et soupes invendus | «\u00a0Les invendus de 6\u00a0h\u00a0» | Portions jetées et données, chaque nuit |
| Sacs, bols et gobelets | «\u00a0… et les sacs\u00a0» | Unités par panier |
| Four électrique | Une cuisine partagée | Kilowattheures de la facture |

Aucun chiffre d’émissions\u00a0: rien dans ses réponses ne permet de le calculer. Au Québec, l’électricité du réseau est surtout hydraulique\u00a0: **le premier geste est dans la recette.**

### Les 90 prochains jours
- Peser le beurre et noter les invendus pendant deux semaines.
- Essayer deux recettes à l’huile.
- Donner les invendus de 6\u00a0h à un organisme du quartier.
- Un rabais à qui apporte son contenant.`,

  marketing: ({
    money,
    marketingTotal,
    marketing,
  }: ExampleFigures) => `> Du pain chaud pour ceux qui veillent.

| Canal | Par mois | Ce que l’on mesure |
|---|---:|---|
| Dégustations au changement de quart | ${money(marketing.tastings)} | Paniers vendus la nuit même |
| Affiches dans les salles de pause | ${money(marketing.posters)} | Codes «\u00a0quart\u00a0» utilisés |
| Infolettre «\u00a0Ce soir au four\u00a0» | ${money(marketing.newsletter)} | Commandes de groupe |
| Fiche d’établissement en ligne | ${money(marketing.maps)} | Appels et itinéraires |
| **Total** | **${marketingTotal}** | |

### Le premier mois
1. Douze dégustations, toujours à la même porte.
2. Une carte à dix cases, valable la nuit seulement.
3. Chaque dimanche, deux lignes sur ce qui a marché.`,

  persona: {
    nom: 'Sandrine Ouellet',
    age: 34,
    profession: 'infirmière de nuit',
    localisation: 'Limoilou, Québec',
    revenus: '68\u00a0000\u00a0$ par an',
    citation: 'À 4\u00a0h, le choix, c’est la machine distributrice ou rien.',
    besoins: ['Manger chaud en moins de dix minutes', 'Payer sans attendre la monnaie'],
    frustrations: ['La cafétéria ferme à 19\u00a0h', 'Les livreurs annulent après minuit'],
    objectifs: ['Finir son quart sans coup de barre', 'Rapporter du pain à la maison'],
    comportements: ['Commande à plusieurs, par étage', 'Décide à la pause de 3\u00a0h'],
    canaux_preferes: ['Le groupe de messages de l’étage', 'L’affiche de la salle de pause'],
    freins_achat: ['Sortir seule dans le noir', 'Un prix de café de centre-ville'],
  } as Persona,

  maturity: {
    overall: 72,
    categories: {
      idea: {
        score: 84,
        status: 'Claire et datée',
        recommendations: [],
      },
      market: {
        score: 84,
        status: 'Vu de près',
        recommendations: [],
      },
      business: {
        score: 64,
        status: 'En place, à signer',
        recommendations: [],
      },
      marketing: {
        score: 71,
        status: 'Simple et mesurable',
        recommendations: [],
      },
      product: {
        score: 82,
        status: 'Goûté et corrigé',
        recommendations: [],
      },
      finance: {
        score: 55,
        status: 'Juste assez',
        recommendations: [],
      },
    },
    strengths: [],
    weaknesses: [],
    nextSteps: [
      'Porter le coussin d’un à trois mois.',
      'Mettre par écrit le partage de la cuisine.',
    ],
    timeline: 'Six mois avant d’ouvrir, si les préventes se confirment le premier mois.',
  } as MaturityScore,
};
