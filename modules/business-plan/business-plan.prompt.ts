import type { Bilingual } from '@elan/domain/language';
import { isBlank } from '@elan/domain/text';
import { finances } from '../finances/finances.module.ts';
import type { PromptInput } from '../writing/prompt.ts';
import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { businessPlan } from './business-plan.module.ts';

/**
 * @returns the instructions about the plan's figures and, if the dossier's cover states an amount, about the financing
 * requested.
 */
function remark(input: PromptInput): Bilingual {
  const { fr, en } = figures(input);
  if (input.project.amountAsked === undefined) return { fr, en };
  return {
    fr: `${fr} Le financement demandé au lecteur est financingAsked, comme sur la page couverture du dossier : le sommaire demande ce montant et ne le laisse jamais à préciser.`,
    en: `${en} The financing asked of the reader is financingAsked, as on the cover of the dossier: the summary asks for that amount and never leaves it to be completed.`,
  };
}

/**
 * @returns the instruction that names the source of the plan's figures: the forecast, or what the user wrote in the
 * finances module, if anything.
 */
function figures({ modules, forecast }: PromptInput): Bilingual {
  if (forecast) {
    return {
      fr: `Les chiffres du plan sont ceux des prévisions calculées, nommés par leurs renvois; les réponses et les commentaires du module ${finances.title.fr} disent d’où ils viennent.`,
      en: `The figures of the plan are those of the computed forecast, named by their references; the answers and comments of the ${finances.title.en} module tell where they come from.`,
    };
  }
  const { answers = {}, comments } =
    (Object.hasOwn(modules, finances.key) ? modules[finances.key] : undefined) ?? {};
  const isWritten = [...Object.values(answers), comments].some((text) => !isBlank(text));
  return isWritten
    ? {
        fr: `Les chiffres du plan sont ceux des réponses et des commentaires du module ${finances.title.fr} (mise de fonds et prêt compris), repris tels quels; le texte de ce module en montre les calculs. Si deux d’entre eux ne s’accordent pas, montrez l’écart au lieu de choisir.`,
        en: `The figures of the plan are those of the answers and comments of the ${finances.title.en} module (the owner’s contribution and the loan included), taken as they are; the text of that module shows their calculations. Where two of them do not agree, show the gap instead of choosing.`,
      }
    : {
        fr: `La personne n’a pas encore répondu au module ${finances.title.fr}. Tout montant qu’elle n’a pas donné ailleurs reste « à préciser »; dites quel prix, quel coût ou quelle soumission le fixera.`,
        en: `The person has not yet answered the ${finances.title.en} module. Any amount not given elsewhere remains “to be completed”; say which price, cost or quote will settle it.`,
      };
}

/**
 * The business plan in ten parts. It requests 2,200 to 2,500 words in two calls, since one reply of 3,000 tokens holds
 * only about half of them.
 */
export const businessPlanPrompt = writeUpPrompt(businessPlan, {
  usesForecast: true,
  drawsOn: ['idea', 'finances', 'analysis', 'marketing', 'rd', 'environmental', 'brainstorm'],
  law: ['registration', 'salesTaxes', 'hiring', 'insurance', 'corporateTax'],
  links: ['REQ', 'RQ', 'ARC', 'CNESST', 'MAPAQ', 'ISQ', 'STATCAN', 'CANADA'],
  callsBeginAt: ['forecasts'],
  leastWords: 1_100,
  goal: {
    fr: 'Rédigez le plan d’affaires de cette entreprise à partir de toutes les réponses du projet, prêt à être relu par un prêteur ou un partenaire : des phrases courtes, des faits, et ce qu’il reste à prouver dit franchement.',
    en: 'Write the business plan of this business from all the answers of the project, ready to be read by a lender or a partner: short sentences, facts, and what is still to prove said frankly.',
  },
  remark,
  sections: {
    summary: {
      ask: {
        fr: 'Un paragraphe qui se tient seul : l’offre, la clientèle et son problème, qui porte l’entreprise, d’où et quand. Puis quatre puces : la vision dans trois ans, l’argent qu’il faut et sa provenance (mise de fonds, prêt, autres sources), ce qui est déjà fait, ce qui est demandé au lecteur.',
        en: 'One paragraph that stands alone: the offer, the customers and their problem, who is behind the business, from where and when. Then four bullets: the vision in three years, the money needed and where it comes from (own contribution, loan, other sources), what is already done, what is asked of the reader.',
      },
      askWithForecast: {
        fr: 'Un paragraphe qui se tient seul : l’offre, la clientèle et son problème, qui porte l’entreprise, d’où et quand. Puis cinq puces : la vision dans trois ans; l’argent qu’il faut ({{f:uses.total}}) et sa provenance (mise de fonds, {{f:sources.own}}; prêts, {{f:sources.loans}}; autres sources); les ventes et le bénéfice net de la première année ({{f:revenue.y1}}, {{f:netIncome.y1}}); ce qui est déjà fait; ce qui est demandé au lecteur, avec le montant et la durée du prêt des prévisions s’il y en a un ({{f:loan1.amount}}, {{f:loan1.term}} mois).',
        en: 'One paragraph that stands alone: the offer, the customers and their problem, who is behind the business, from where and when. Then five bullets: the vision in three years; the money needed ({{f:uses.total}}) and where it comes from (own contribution of {{f:sources.own}}, loans of {{f:sources.loans}}, other sources); sales and net income of the first year ({{f:revenue.y1}}, {{f:netIncome.y1}}); what is already done; what is asked of the reader, with the amount and the term of the forecast’s loan if there is one ({{f:loan1.amount}}, {{f:loan1.term}} months).',
      },
      restsOn: [
        'idea.businessIdea',
        'idea.targetMarket',
        'idea.problemSolved',
        'timeline',
        'vision',
        'finances.initialInvestment',
        'finances.fundingSources',
      ],
      words: 220,
    },
    market: {
      ask: {
        fr: 'La clientèle visée, l’étendue du marché et ce qui y change, en deux courts paragraphes. Puis un tableau (ce qu’il faut savoir, ce que l’on sait, où le vérifier) de trois ou quatre lignes.',
        en: 'The target customers, the reach of the market and what is changing in it, in two short paragraphs. Then a table (what must be known, what is known, where to verify it) of three or four rows.',
      },
      restsOn: ['idea.targetMarket', 'analysis.marketSize', 'analysis.marketTrends'],
      words: 240,
    },
    competition: {
      ask: {
        fr: 'Un tableau des concurrents nommés dans les réponses et de « ne rien acheter » : ce qu’il offre, sa limite, notre différence. Puis deux ou trois phrases : pourquoi un client changerait ses habitudes, et ce qui le montre déjà.',
        en: 'A table of the competitors named in the answers and of “buying nothing”: what it offers, its limit, our difference. Then two or three sentences: why a customer would change habits, and what already shows it.',
      },
      restsOn: ['analysis.competitors', 'analysis.differentiators'],
      words: 210,
    },
    marketing: {
      ask: {
        fr: 'La promesse en une phrase, le prix et ce qui le justifie, le canal principal et son budget par mois, puis un tableau de trois étapes (se faire connaître, faire essayer, faire revenir) : geste, canal, mesure.',
        en: 'The promise in one sentence, the price and what justifies it, the main channel and its monthly budget, then a table of three stages (get known, get tried, get them back): action, channel, measure.',
      },
      askWithForecast: {
        fr: 'La promesse en une phrase, le prix ({{f:offer1.price}} pour l’offre principale) et ce qui le justifie, le canal principal et son budget par mois, puis un tableau de trois étapes (se faire connaître, faire essayer, faire revenir) : geste, canal, mesure.',
        en: 'The promise in one sentence, the price ({{f:offer1.price}} for the main offer) and what justifies it, the main channel and its monthly budget, then a table of three stages (get known, get tried, get them back): action, channel, measure.',
      },
      restsOn: ['marketing', 'finances.pricingStrategy'],
      words: 230,
    },
    operations: {
      ask: {
        fr: 'D’abord, sous le titre de niveau 3 « Les personnes derrière le projet » : pour chaque personne nommée, son rôle, son expérience et sa formation, son temps, sa part de l’entreprise, tels qu’ils sont donnés; ce qui manque à l’équipe et comment le combler. Puis un tableau des ressources nommées (ressource, déjà là ou à trouver, pour quand), le lieu, la forme juridique (son nom québécois seulement, sans l’équivalent de France entre parenthèses) et ce qu’elle demande (immatriculation au Registraire des entreprises; retenues à la source et CNESST si l’on embauche), les permis à vérifier pour ce métier et ce lieu, et ce que les valeurs changent au quotidien.',
        en: 'First, under the level-3 heading “The people behind the project”: for each person named, their role, experience and training, time and share of the business, as they are given; what the team lacks and how to make up for it. Then a table of the resources named (resource, in place or to find, by when), the place, the legal structure (its Quebec name only, without the equivalent in France in parentheses) and what it requires (registration with the Registraire des entreprises; source deductions and CNESST if anyone is hired), the permits to verify for this trade and place, and what the values change from day to day.',
      },
      restsOn: [
        'team',
        'idea.experience',
        'brainstorm.skills',
        'brainstorm.timeCommitment',
        'resources',
        'legalStructure',
        'location',
        'values',
        'rd.suppliers',
      ],
      words: 350,
    },
    forecasts: {
      ask: {
        fr: 'Un tableau (besoin ou source, montant) : ce qu’il faut pour démarrer, puis la mise de fonds, le prêt et les autres sources, avec les totaux. Un tableau (poste, an 1, an 2, an 3) : ventes, coûts variables, marge brute, coûts fixes, remboursement du prêt, résultat. Partez des prix, des coûts et des objectifs donnés; écrivez sous le tableau chaque hypothèse de croissance, « à vérifier », et si le salaire des propriétaires est compris.',
        en: 'A table (use or source, amount): what it takes to start, then the owner’s contribution, the loan and the other sources, with totals. A table (item, year 1, year 2, year 3): sales, variable costs, gross margin, fixed costs, loan repayment, result. Start from the prices, costs and goals given; under the table write each growth assumption, “to verify”, and whether the owners’ pay is included.',
      },
      askWithForecast: {
        fr: '{{t:sourcesAndUses}}, {{t:incomeStatement}} et {{t:cashBudget}}, chacun sur sa ligne et suivi de ce qu’un prêteur doit y lire : d’où viennent les ventes de la première année et ce qui les fait croître, ce que laisse une vente, le mois où l’encaisse est la plus basse ({{f:lowestCash.month}}, {{f:lowestCash}}), combien de fois le bénéfice couvre la dette ({{f:dscr.y1}} la première année). Dites si la rémunération des propriétaires est comprise, et quelles hypothèses restent à vérifier.',
        en: '{{t:sourcesAndUses}}, {{t:incomeStatement}} and {{t:cashBudget}}, each on its line and followed by what a lender should read there: where the sales of the first year come from and what makes them grow, what a sale leaves, the month in which cash is lowest ({{f:lowestCash.month}}, {{f:lowestCash}}), how many times earnings cover the debt ({{f:dscr.y1}} in the first year). Say whether the owners’ pay is included, and which assumptions are still to verify.',
      },
      restsOn: [
        'finances.initialInvestment',
        'finances.fundingSources',
        'finances.pricingStrategy',
        'finances.variableCosts',
        'finances.fixedCosts',
        'finances.revenueGoals',
      ],
      words: 300,
      figures: true,
    },
    launch: {
      ask: {
        fr: 'Les jalons donnés, en liste numérotée, dans l’ordre où ils doivent arriver : date, responsable, preuve que c’est fait. Ajoutez au plus deux jalons oubliés. Dites si l’échéance choisie tient, à compter du jour où elle a été donnée.',
        en: 'The milestones given, as a numbered list, in the order in which they must happen: date, person in charge, proof that it is done. Add at most two forgotten ones. Say whether the chosen timeline holds, counted from the day on which it was given.',
      },
      restsOn: ['milestones', 'timeline', 'rd.developmentStage'],
      words: 270,
    },
    risks: {
      ask: {
        fr: 'Un tableau de quatre ou cinq risques, d’abord ceux que les réponses nomment : risque, signe avant-coureur, geste prévu, responsable. L’un d’eux touche les personnes (maladie, fatigue, départ d’un associé). Puis une phrase : ce que l’entreprise ferait si les ventes n’étaient que la moitié de l’objectif.',
        en: 'A table of four or five risks, first those that the answers name: risk, early sign, planned action, person in charge. One of them concerns the people (illness, fatigue, a partner leaving). Then one sentence: what the business would do if sales were only half of the goal.',
      },
      restsOn: ['analysis.risks', 'team', 'finances.cashFlow'],
      words: 250,
    },
    sources: {
      ask: {
        fr: 'En puces : d’où vient chaque affirmation importante (réponse, conversation, source publique à consulter), puis les pièces à joindre en annexe pour ce plan précis.',
        en: 'As bullets: where each important statement comes from (an answer, a conversation, a public source to consult), then the documents to attach to this very plan.',
      },
      restsOn: ['analysis.marketTrends', 'finances.pricingStrategy', 'rd.testingStrategy'],
      words: 190,
    },
    format: {
      ask: {
        fr: 'Cinq points à l’infinitif, en liste : ce qu’il reste à compléter, à faire confirmer ou à joindre avant de remettre ce plan. Puis trois questions difficiles qu’un prêteur ou un partenaire posera sur ce projet, chacune avec ce que la personne peut répondre aujourd’hui.',
        en: 'Five points, as a list, each beginning with a verb: what is left to complete, have confirmed or attach before this plan is handed over. Then three hard questions that a lender or a partner will ask about this project, each with what the person can answer today.',
      },
      restsOn: ['finances', 'resources', 'milestones'],
      words: 240,
    },
  },
});
