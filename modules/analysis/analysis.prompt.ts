import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { analysis } from './analysis.module.ts';

/** The situation analysis. The page shows four of its sections as a SWOT matrix. */
export const analysisPrompt = writeUpPrompt(analysis, {
  drawsOn: ['idea', 'brainstorm'],
  links: ['ISQ', 'STATCAN', 'REQ'],
  goal: {
    fr: 'Faites l’analyse de la situation de cette entreprise à partir de l’idée et des réponses : où elle est forte, où elle est exposée, ce qui reste à vérifier d’abord.',
    en: 'Write the situation analysis of this business from the idea and the answers: where it is strong, where it is exposed, what is still to verify first.',
  },
  sections: {
    market: {
      ask: {
        fr: 'Ce que les réponses disent du marché : étendue, clientèle, ce qui change; puis deux ou trois chiffres qui restent à établir, avec la source publique qui les donnera.',
        en: 'What the answers say of the market: reach, customers, what is changing; then two or three figures still to be established, with the public source that will give them.',
      },
      restsOn: ['marketSize', 'marketTrends', 'idea.targetMarket', 'idea.location'],
      words: 200,
    },
    competitors: {
      ask: {
        fr: 'Un tableau, une ligne par concurrent nommé dans les réponses et une pour « ne rien acheter » : ce qu’il offre, sa limite, ce qui en distingue l’entreprise. Puis une phrase de conclusion.',
        en: 'A table, one row per competitor named in the answers and one for “buying nothing”: what it offers, its limit, what sets the business apart. Then one concluding sentence.',
      },
      restsOn: ['competitors', 'differentiators'],
      words: 240,
    },
    strengths: {
      ask: {
        fr: 'Trois ou quatre puces courtes : ce que l’entreprise et les gens qui la portent maîtrisent, et que les autres n’ont pas.',
        en: 'Three or four short bullets: what the business and the people behind it control, and others do not have.',
      },
      restsOn: ['differentiators', 'idea.experience', 'brainstorm.skills'],
      words: 130,
    },
    weaknesses: {
      ask: {
        fr: 'Trois ou quatre puces courtes : ce qui manque à l’intérieur, chacune avec ce que l’entreprise fera pour la compenser.',
        en: 'Three or four short bullets: what is missing inside, each with what the business will do to make up for it.',
      },
      restsOn: ['risks', 'idea.budget', 'brainstorm.timeCommitment'],
      words: 130,
    },
    opportunities: {
      ask: {
        fr: 'Trois ou quatre puces courtes : ce qui, à l’extérieur, joue en faveur de l’entreprise.',
        en: 'Three or four short bullets: what, outside, works in favour of the business.',
      },
      restsOn: ['marketTrends', 'idea.problemSolved', 'idea.location'],
      words: 130,
    },
    threats: {
      ask: {
        fr: 'Trois ou quatre puces courtes : ce qui, à l’extérieur, peut lui nuire, et le signe avant-coureur que l’entreprise surveillera.',
        en: 'Three or four short bullets: what, outside, can harm it, and the early sign that the business will watch for.',
      },
      restsOn: ['risks', 'competitors', 'marketTrends'],
      words: 130,
    },
    nextSteps: {
      ask: {
        fr: 'Trois à cinq étapes, en liste numérotée, chacune croisant deux cases de la matrice (une force avec une occasion, une faiblesse avec une menace), avec une échéance.',
        en: 'Three to five steps, as a numbered list, each crossing two boxes of the matrix (a strength with an opportunity, a weakness with a threat), with a due date.',
      },
      restsOn: ['differentiators', 'risks', 'marketTrends'],
      words: 240,
    },
  },
});
