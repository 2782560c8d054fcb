import { natureRuleOf } from '@elan/domain/project/nature';
import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { environmental } from './environmental.module.ts';
import { natureRemark } from './natureRemark.ts';

/**
 * The environmental analysis, which depends on whether the project is physical or digital
 * (docs/product.md#digital-and-physical).
 */
export const environmentalPrompt = writeUpPrompt(environmental, {
  usesForecast: true,
  drawsOn: ['idea', 'rd', 'brainstorm', 'business-plan', 'finances', 'marketing'],
  links: ['EEQ', 'RECYC', 'QUEBEC', 'BC', 'CANADA'],
  goal: {
    fr: 'Écrivez l’analyse environnementale de cette entreprise en démarrage : ce qui pèse vraiment sur l’environnement, ce qui pèse peu, et des gestes à la portée d’une petite équipe, surtout ceux qui font aussi économiser. Aucun chiffre d’émissions qui ne vienne des réponses : dites plutôt quoi mesurer, et comment.',
    en: 'Write the environmental analysis of this start-up: what really weighs on the environment, what weighs little, and actions within reach of a small team, above all those that also save money. No emission figure that does not come from the answers: say rather what to measure, and how.',
  },
  remark: ({ modules, answers }) => natureRemark[natureRuleOf(modules)(answers)],
  sections: {
    profile: {
      ask: {
        fr: 'Dites si l’activité est physique, numérique ou les deux, et quelles réponses le montrent; suivez en trois ou quatre puces le parcours de ce qui est vendu, de l’achat à la fin de vie; nommez l’information qui manque le plus pour bien juger.',
        en: 'Say whether the activity is physical, digital or both, and which answers show it; follow in three or four bullets the path of what is sold, from purchase to end of life; name the information most missed for a fair judgment.',
      },
      restsOn: ['businessType', 'productionMethod', 'digitalFootprint'],
      words: 120,
    },
    impacts: {
      ask: {
        fr: 'Un tableau de quatre à six lignes, du plus lourd au plus léger d’après les réponses : où est l’impact, d’où on le sait, ordre de grandeur à vérifier et comment, ce que l’entreprise peut y faire. Puis une phrase : ce qui pèse trop peu pour être suivi pour l’instant.',
        en: 'A table of four to six rows, from the heaviest to the lightest by the answers: where the impact is, how it is known, size to verify and how, what the business can do. Then one sentence: what weighs too little to be followed for now.',
      },
      restsOn: ['materials', 'transportation', 'energySource', 'digitalFootprint'],
      words: 210,
    },
    materials: {
      ask: {
        fr: 'Projet physique : provenance, quantité et choix de remplacement des matières, puis l’emballage choisi, ses limites réelles (tri, consigne, contamination) et une option plus sobre. Projet numérique : appareils, hébergement, poids des contenus, données gardées. Les deux : le physique, puis le numérique. En puces, chacune avec le point à valider auprès d’un fournisseur.',
        en: 'Physical project: origin, quantity and substitutes of the materials, then the chosen packaging, its real limits (sorting, deposit, contamination) and a leaner option. Digital project: devices, hosting, weight of content, data kept. Both: the physical side, then the digital. As bullets, each with the point to validate with a supplier.',
      },
      restsOn: ['materials', 'packaging', 'rd.suppliers'],
      words: 170,
    },
    energy: {
      ask: {
        fr: 'Le déplacement le plus fréquent et trois façons de le raccourcir, de le regrouper ou de l’éviter; puis l’énergie choisie (au Québec, l’électricité du réseau est surtout hydraulique : le chauffage au combustible et les véhicules pèsent souvent plus), ce que l’entreprise relèvera sur les factures et son premier geste. Si rien ne se déplace, dites-le en une phrase.',
        en: 'The most frequent trip and three ways to shorten, group or avoid it; then the chosen energy (in Quebec, grid electricity is mostly hydro: heating with fuel and vehicles often weigh more), what the business will read on its bills and its first action. If nothing moves, say so in one sentence.',
      },
      restsOn: ['transportation', 'energySource', 'idea.location'],
      words: 160,
    },
    waste: {
      ask: {
        fr: 'Dans l’ordre réduire, réutiliser, recycler ou composter, éliminer : ce que les réponses annoncent, où chaque chose ira (collecte municipale, écocentre, consigne, point de dépôt d’appareils électroniques), auprès de qui le confirmer. Numérique : appareils en fin de vie et données à effacer.',
        en: 'In the order reduce, reuse, recycle or compost, dispose: what the answers announce, where each thing will go (municipal collection, ecocentre, deposit return, electronics drop-off), with whom to confirm it. Digital: devices at end of life and data to erase.',
      },
      restsOn: ['wasteManagement', 'packaging', 'materials'],
      words: 130,
    },
    rules: {
      ask: {
        fr: 'En puces, seulement ce qui peut toucher ce projet : Éco Entreprises Québec et Recyc-Québec (contenants, emballages, imprimés, consigne, produits visés par la responsabilité élargie des producteurs), autorisation ou déclaration auprès du ministère de l’Environnement du Québec, règles municipales, plastiques à usage unique, aides d’Hydro-Québec, de la municipalité ou de la MRC. Pour chacune : ce qui reste à valider, et auprès de qui. Hors du Québec, les équivalents du lieu.',
        en: 'As bullets, only what may concern this project: Éco Entreprises Québec and Recyc-Québec (containers, packaging, printed matter, deposits, products under extended producer responsibility), authorization or declaration with Quebec’s environment ministry, municipal rules, single-use plastics, support from Hydro-Québec, the municipality or the MRC. For each: what is still to validate, and with whom. Outside Quebec, the local equivalents.',
      },
      restsOn: ['packaging', 'productionMethod', 'idea.location'],
      words: 160,
    },
    quickWins: {
      ask: {
        fr: 'Un tableau de cinq gestes que l’entreprise fera : geste, échéance dans les 90 jours, coût ou économie attendue (à vérifier), preuve que c’est fait. Les moins chers d’abord; au moins un ne coûte rien.',
        en: 'A table of five actions that the business will take: action, due date within the 90 days, cost or expected saving (to verify), proof that it is done. The cheapest first; at least one costs nothing.',
      },
      restsOn: ['materials', 'transportation', 'energySource', 'wasteManagement'],
      words: 160,
    },
    goals: {
      ask: {
        fr: 'Un tableau de trois ou quatre cibles pour un an : cible, indicateur et unité, point de départ (à mesurer), comment et quand le relever. La première part de l’objectif donné, s’il y en a un.',
        en: 'A table of three or four one-year goals: goal, indicator and unit, starting point (to measure), how and when to record it. The first starts from the goal given, if any.',
      },
      restsOn: ['sustainabilityGoals'],
      words: 150,
    },
    communication: {
      ask: {
        fr: 'Deux phrases que l’entreprise peut dire aujourd’hui parce qu’elles se prouvent, deux qu’elle évite et pourquoi (« vert », « écologique », « carboneutre » sans preuve), puis ce que la Loi sur la concurrence demande : pouvoir prouver toute allégation avant de la publier. Texte actuel à vérifier auprès du Bureau de la concurrence.',
        en: 'Two sentences that the business can say today because they can be proven, two that it avoids and why (“green”, “eco-friendly”, “carbon neutral” without proof), then what the Competition Act asks: to be able to prove any claim before publishing it. Current wording to verify with the Competition Bureau.',
      },
      restsOn: ['sustainabilityGoals', 'packaging'],
      words: 110,
    },
  },
});
