import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { rd } from './rd.module.ts';

/** The development plan of a product, a service or an app, in the vocabulary of its trade. */
export const rdPrompt = writeUpPrompt(rd, {
  usesForecast: true,
  drawsOn: ['idea', 'analysis', 'business-plan', 'marketing', 'finances', 'brainstorm'],
  law: ['french', 'privacy'],
  links: ['OPIC', 'OQLF', 'CAI', 'OPC', 'MAPAQ', 'CANADA'],
  goal: {
    fr: 'Écrivez le plan de développement de ce qui sera vendu : ce que l’entreprise prépare, essaie et dépense avant la première vente. Parlez la langue du métier, de façon qu’un prêteur la comprenne : une recette, un service ou une application ne se développent pas de la même façon. La plus petite version vendable d’abord; si cela se vend déjà, la prochaine amélioration.',
    en: 'Write the development plan of what will be sold: what the business prepares, tries and spends before the first sale. Speak the language of the trade, so that a lender understands it: a recipe, a service and an app are not developed alike. The smallest version that can be sold comes first; where it is already sold, the next improvement does.',
  },
  sections: {
    status: {
      ask: {
        fr: 'Ce qui existe aujourd’hui et ce qui n’existe qu’en paroles, selon l’étape choisie et la description; puis la plus petite version que l’on pourrait vendre, en une phrase, et ce qu’elle laisse de côté.',
        en: 'What exists today and what exists only in words, from the chosen stage and the description; then the smallest version that could be sold, in one sentence, and what it leaves out.',
      },
      restsOn: ['developmentStage', 'productDescription'],
      words: 130,
    },
    requirements: {
      ask: {
        fr: 'Un tableau de sept à neuf lignes : exigence, priorité (indispensable, souhaitable, plus tard), déjà là ou à trouver, comment vérifier que c’est rempli. Indispensable veut dire : sans cela, on ne peut servir aucun client dans les règles.',
        en: 'A table of seven to nine rows: requirement, priority (must, should, later), already there or to find, how to check that it is met. Must means: without it, no customer can be served within the rules.',
      },
      restsOn: ['technicalRequirements', 'qualityStandards', 'business-plan.resources'],
      words: 210,
    },
    roadMap: {
      ask: {
        fr: 'Un tableau de quatre à six étapes, de l’étape actuelle à la première vente puis à la version suivante : étape et durée, travail à faire, preuve que c’est réussi, coût (celui que la personne donne, sinon « à préciser »). Puis une phrase : ce qui ferait arrêter l’entreprise ou la ferait revenir en arrière.',
        en: 'A table of four to six stages, from the current one to the first sale and then the next version: stage and duration, work to do, proof that it worked, cost (the one that the person gives, otherwise “to be completed”). Then one sentence: what would make the business stop or step back.',
      },
      restsOn: [
        'developmentStage',
        'technicalRequirements',
        'business-plan.timeline',
        'idea.budget',
      ],
      words: 220,
    },
    quality: {
      ask: {
        fr: 'En puces : les règles du Québec et du Canada qui touchent ce produit (permis, normes, étiquetage en français, garantie légale, renseignements personnels), qui les applique, ce qui reste à valider auprès d’eux. Puis trois critères de qualité mesurables que l’entreprise se donne. Hors du Québec, renvoyez aux règles du lieu.',
        en: 'As bullets: the rules of Quebec and Canada that concern this product (permits, standards, labelling in French, legal warranty, personal information), who enforces them, what is still to validate with them. Then three measurable quality criteria that the business adopts. Outside Quebec, refer to the rules of the place.',
      },
      restsOn: ['qualityStandards', 'productDescription', 'idea.location'],
      words: 180,
    },
    tests: {
      ask: {
        fr: 'Trois essais, en liste numérotée, du moins cher au plus engageant : avec qui et combien de personnes, ce que l’on observe (gestes et paiements plutôt qu’opinions), le résultat qui ferait continuer, corriger ou abandonner.',
        en: 'Three tests, as a numbered list, from the cheapest to the most committing: with whom and how many people, what to observe (actions and payments rather than opinions), the result that means go on, correct or give up.',
      },
      restsOn: ['testingStrategy', 'idea.targetMarket'],
      words: 160,
    },
    suppliers: {
      ask: {
        fr: 'Un tableau : besoin, faire soi-même ou faire faire, fournisseur nommé dans les réponses ou « à trouver », plan B, point à régler avec lui. Puis une phrase sur la dépendance la plus risquée.',
        en: 'A table: need, make or buy, supplier named in the answers or “to find”, plan B, point to settle with them. Then one sentence on the riskiest dependence.',
      },
      restsOn: ['suppliers', 'technicalRequirements'],
      words: 160,
    },
    intellectualProperty: {
      ask: {
        fr: 'Ce qu’il y a de nouveau et ce qui mérite vraiment d’être protégé, la protection choisie et ses limites, les précautions gratuites que l’entreprise prend dès maintenant (dates, ententes écrites, cession de droits des sous-traitants), et quand elle consultera l’Office de la propriété intellectuelle du Canada ou un juriste.',
        en: 'What is new and what is really worth protecting, the chosen protection and its limits, the free precautions that the business takes now (dates, written agreements, assignment of rights by subcontractors), and when it will consult the Canadian Intellectual Property Office or a legal adviser.',
      },
      restsOn: ['innovations', 'intellectualProperty', 'marketing.brandName'],
      words: 120,
    },
    risks: {
      ask: {
        fr: 'Les trois risques techniques les plus sérieux, en puces, chacun avec son signe avant-coureur et sa parade. Puis ce que l’entreprise fera ensuite : trois étapes datées, en liste numérotée, dont une cette semaine.',
        en: 'The three most serious technical risks, as bullets, each with its early sign and its remedy. Then what the business will do next: three dated steps, as a numbered list, one of them this week.',
      },
      restsOn: ['technicalRequirements', 'suppliers', 'analysis.risks'],
      words: 160,
    },
  },
});
