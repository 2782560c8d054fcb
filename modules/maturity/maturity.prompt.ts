import { structuredPrompt } from '../writing/structuredPrompt.ts';
import { maturity } from './maturity.module.ts';
import { grow, keep, replySchema } from './maturity.result.ts';

const mostWords = 900;

/** The score covers all other modules, the most informative first. */
const all = [
  'idea',
  'analysis',
  'business-plan',
  'finances',
  'marketing',
  'rd',
  'environmental',
  'personas',
  'brainstorm',
  'journal',
];

/** Requests a maturity score based on all modules, completed or not (docs/product.md#prompts). */
export const maturityPrompt = structuredPrompt(maturity, {
  usesForecast: true,
  drawsOn: all,
  staleBy: all,
  restsOn: ['personas'],
  name: 'maturity',
  replySchema,
  keep,
  words: mostWords,
  grow,
  goal: {
    fr: 'Évaluez la maturité de ce projet à partir de tout ce qu’il contient, pour que la personne sache ce qui est solide, ce qui manque et par où continuer. Un indice honnête l’aide plus qu’un indice flatteur.',
    en: 'Assess the maturity of this project from everything it holds, so that the person knows what is solid, what is missing and what to do next. An honest score helps more than a flattering one.',
  },
  demands: {
    fr: `Ce qu’il faut dans la réponse :
- Jugez chaque module, rempli ou non, sauf l’indice lui-même : dans project_data, progress dit lequel l’est (completed) et otherModules ce qu’il contient.
- categories : chacun des six volets se lit dans ses modules. idea : idea, et brainstorm s’il est rempli. market : analysis et personas. business : business-plan, éclairé par journal s’il est rempli. marketing : marketing. product : rd et environmental. finance : finances.
- score : un entier de 0 à 100. Repères : 20, une intention; 40, des réponses vagues; 60, des réponses précises dont les hypothèses restent à prouver; 80, des chiffres, des prix et des sources; 90 et plus, des clients qui ont payé. Un volet dont tous les modules sont vides reste sous 15; un module vide sur deux l’empêche de dépasser 55. Un brainstorm ou un journal vide n’enlève rien : on peut arriver avec son idée, et le journal est un outil.
- status : où en est ce volet, en une phrase de 12 mots au plus, tirée de ses réponses. Ni note ni mention : la page les donne déjà.
- recommendations : d’une à trois par volet, la plus utile d’abord, chacune d’une phrase qui commence par un verbe. Pour un module vide : le remplir, et ce que cela débloquerait ici. Pour un module rempli : la réponse à préciser, citée entre guillemets.
- strengths et weaknesses : d’une à quatre chacune, appuyées sur une réponse ou sur un module vide, jamais sur une supposition.
- nextSteps : de trois à cinq étapes dans l’ordre où les faire, chacune avec une échéance.
- timeline : une phrase qui estime quand l’entreprise pourrait servir un premier client, à quelle condition, en tenant compte de l’échéance que la personne s’est donnée; l’estimation est à vérifier.
- ${mostWords} mots au plus en tout.`,
    en: `What the reply must hold:
- Judge every module, filled in or not, but for the score itself: in project_data, progress tells which ones are (completed) and otherModules what they hold.
- categories: each of the six areas is read in its modules. idea: idea, and brainstorm where it is filled in. market: analysis and personas. business: business-plan, in the light of journal where it is filled in. marketing: marketing. product: rd and environmental. finance: finances.
- score: a whole number from 0 to 100. Marks: 20, an intention; 40, vague answers; 60, precise answers whose assumptions are still to be proved; 80, figures, prices and sources; 90 and above, customers who paid. An area whose modules are all empty stays below 15; one empty module out of two keeps it from passing 55. An empty brainstorm or journal takes nothing away: people may come with their idea, and the journal is a tool.
- status: where this area stands, in one sentence of 12 words at most, drawn from its answers. No mark and no grade: the page gives them already.
- recommendations: one to three for each area, the most useful first, each a sentence that begins with a verb. For an empty module: to fill it in, and what that would unlock here. For a filled one: the answer to make more precise, quoted in quotation marks.
- strengths and weaknesses: one to four each, resting on an answer or on an empty module, never on a guess.
- nextSteps: three to five steps in the order to take them, each with a due date.
- timeline: one sentence that estimates when the business could serve a first customer, on what condition, given the deadline that the person set; the estimate is to be verified.
- ${mostWords} words at most in all.`,
  },
});
