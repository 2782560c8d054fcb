import type { Bilingual } from '@elan/domain/language';
import { isBlank } from '@elan/domain/text';
import { finances } from '../finances/finances.module.ts';
import type { PromptInput } from '../writing/prompt.ts';
import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { businessPlan } from './business-plan.module.ts';

/** A plan is read by somebody else: it speaks for the business, but for its last two parts. */
const voice: Bilingual = {
  fr: 'Les huit premières parties parlent au nom de l’entreprise à un prêteur ou à un partenaire : écrivez « nous », ou « je » si la personne est seule. Les réponses y deviennent les phrases de l’entreprise : les reprendre fidèlement vaut citation, sans guillemets, et les doutes s’y disent comme des points à valider. Les deux dernières parties s’adressent à la personne, au vous.',
  en: 'The first eight parts speak for the business to a lender or a partner: write “we”, or “I” if the person is alone. The answers become the sentences of the business there: keeping to them counts as a quotation, without quotation marks, and doubts are said as points to validate. The last two parts speak to the person, as “you”.',
};

/** Where the plan's figures come from: the answers of the finances module, where there are some. */
function figures({ modules }: PromptInput): Bilingual {
  const held = Object.hasOwn(modules, finances.key) ? modules[finances.key] : undefined;
  const answered = Object.values(held?.answers ?? {}).some((answer) => !isBlank(answer));
  return answered
    ? {
        fr: `Les chiffres du plan sont ceux des réponses du module ${finances.title.fr}, repris tels quels. Si deux d’entre eux ne s’accordent pas, montrez l’écart au lieu de choisir.`,
        en: `The figures of the plan are those of the answers of the ${finances.title.en} module, taken as they are. Where two of them do not agree, show the gap instead of choosing.`,
      }
    : {
        fr: `La personne n’a pas encore répondu au module ${finances.title.fr}. Tout montant qu’elle n’a pas donné ailleurs reste « à préciser »; dites quelles réponses de ce module le fixeront.`,
        en: `The person has not yet answered the ${finances.title.en} module. Any amount not given elsewhere remains “to specify”; say which answers of that module will settle it.`,
      };
}

/** The business plan, in the ten parts that its page announces. */
export const businessPlanPrompt = writeUpPrompt(businessPlan, {
  drawsOn: ['idea', 'analysis', 'finances', 'marketing', 'rd', 'personas', 'environmental'],
  goal: {
    fr: 'Rédigez le plan d’affaires de cette entreprise à partir de toutes les réponses du projet, prêt à être relu par un prêteur ou un partenaire : des phrases courtes, des faits, et ce qu’il reste à prouver dit franchement.',
    en: 'Write the business plan of this business from all the answers of the project, ready to be read by a lender or a partner: short sentences, facts, and what is still to prove said frankly.',
  },
  remark: (input) => {
    const { fr, en } = figures(input);
    return { fr: `${voice.fr}\n${fr}`, en: `${voice.en}\n${en}` };
  },
  sections: {
    summary: {
      ask: {
        fr: 'Un paragraphe qui se tient seul : l’offre, la clientèle et son problème, qui le porte, d’où et quand. Puis quatre puces : la vision dans trois ans, l’argent qu’il faut et sa provenance, ce qui est déjà fait, ce qui est demandé au lecteur.',
        en: 'One paragraph that stands alone: the offer, the customers and their problem, who is behind it, from where and when. Then four bullets: the vision in three years, the money needed and where it comes from, what is already done, what is asked of the reader.',
      },
      restsOn: [
        'idea.businessIdea',
        'idea.targetMarket',
        'idea.problemSolved',
        'timeline',
        'location',
        'vision',
      ],
      words: 180,
    },
    market: {
      ask: {
        fr: 'La clientèle visée, l’étendue du marché et ce qui y change. Puis un tableau (ce qu’il faut savoir, ce que l’on sait, où le vérifier) de trois lignes.',
        en: 'The target customers, the reach of the market and what is changing in it. Then a table (what must be known, what is known, where to verify it) of three rows.',
      },
      restsOn: ['idea.targetMarket', 'analysis.marketSize', 'analysis.marketTrends', 'personas'],
      words: 160,
    },
    competition: {
      ask: {
        fr: 'Un tableau des concurrents nommés dans les réponses et de « ne rien acheter » : ce qu’il offre, sa limite, notre différence. Puis une phrase : pourquoi un client changerait ses habitudes.',
        en: 'A table of the competitors named in the answers and of “buying nothing”: what it offers, its limit, our difference. Then one sentence: why a customer would change habits.',
      },
      restsOn: ['analysis.competitors', 'analysis.differentiators'],
      words: 140,
    },
    marketing: {
      ask: {
        fr: 'La promesse en une phrase, le prix, puis un tableau de trois étapes (se faire connaître, faire essayer, faire revenir) : geste, canal, mesure.',
        en: 'The promise in one sentence, the price, then a table of three stages (get known, get tried, get them back): action, channel, measure.',
      },
      restsOn: ['marketing', 'finances.pricingStrategy'],
      words: 150,
    },
    operations: {
      ask: {
        fr: 'Qui fait quoi, un tableau des ressources nommées (ressource, déjà là ou à trouver, pour quand), la forme juridique et ce qu’elle demande (immatriculation au Registraire des entreprises; retenues à la source et CNESST si l’on embauche), les permis à vérifier pour ce métier et ce lieu, et ce que les valeurs changent au quotidien.',
        en: 'Who does what, a table of the resources named (resource, in place or to find, by when), the legal structure and what it requires (registration with the Registraire des entreprises; source deductions and CNESST if anyone is hired), the permits to verify for this trade and place, and what the values change from day to day.',
      },
      restsOn: ['team', 'resources', 'legalStructure', 'location', 'values', 'rd.suppliers'],
      words: 180,
    },
    forecasts: {
      ask: {
        fr: 'Un tableau (poste, an 1, an 2, an 3) : ventes, coûts variables, marge brute, coûts fixes, résultat. Partez des prix, des coûts et des objectifs donnés; écrivez sous le tableau chaque hypothèse de croissance, « à vérifier », et si le salaire de la personne est compris.',
        en: 'A table (item, year 1, year 2, year 3): sales, variable costs, gross margin, fixed costs, result. Start from the prices, costs and goals given; under the table write each growth assumption, “to verify”, and whether the person’s salary is included.',
      },
      restsOn: [
        'finances.pricingStrategy',
        'finances.variableCosts',
        'finances.fixedCosts',
        'finances.revenueGoals',
      ],
      words: 200,
    },
    launch: {
      ask: {
        fr: 'Les jalons donnés, en liste numérotée, dans l’ordre où ils doivent arriver : date, responsable, preuve que c’est fait. Ajoutez au plus deux jalons oubliés. Dites si l’échéance choisie tient.',
        en: 'The milestones given, as a numbered list, in the order in which they must happen: date, person in charge, proof that it is done. Add at most two forgotten ones. Say whether the chosen timeline holds.',
      },
      restsOn: ['milestones', 'timeline'],
      words: 160,
    },
    risks: {
      ask: {
        fr: 'Un tableau de quatre risques, d’abord ceux que les réponses nomment : risque, signe avant-coureur, geste prévu. L’un d’eux touche la personne elle-même (maladie, fatigue, départ d’un associé).',
        en: 'A table of four risks, first those that the answers name: risk, early sign, planned action. One of them concerns the person (illness, fatigue, a partner leaving).',
      },
      restsOn: ['analysis.risks', 'team', 'finances.cashFlow'],
      words: 140,
    },
    sources: {
      ask: {
        fr: 'En puces : d’où vient chaque affirmation importante (réponse, conversation, source publique à consulter), puis les pièces à joindre en annexe pour ce plan précis.',
        en: 'As bullets: where each important statement comes from (an answer, a conversation, a public source to consult), then the documents to attach to this very plan.',
      },
      restsOn: ['analysis.marketTrends', 'finances.pricingStrategy', 'rd.testingStrategy'],
      words: 90,
    },
    format: {
      ask: {
        fr: 'Une liste de vérification de cinq points avant de remettre ce plan : ce qu’il faut compléter, relire ou joindre. Puis trois questions difficiles qu’un prêteur ou un partenaire posera sur ce projet.',
        en: 'A checklist of five points before this plan is handed over: what to complete, review or attach. Then three hard questions that a lender or a partner will ask about this project.',
      },
      restsOn: ['finances', 'resources', 'milestones'],
      words: 100,
    },
  },
});
