import { ideasRequested } from '@elan/domain/project/ideas';
import { structuredPrompt } from '../writing/structuredPrompt.ts';
import { brainstorm } from './brainstorm.module.ts';
import { grow, keep, keepComplete, replySchema } from './brainstorm.result.ts';

const wordsPerIdea = 70;

/** Requests twelve to fifteen ideas to choose from (docs/product.md#prompts). */
export const brainstormPrompt = structuredPrompt(brainstorm, {
  drawsOn: ['idea', 'analysis'],
  name: 'ideas',
  replySchema,
  keep,
  words: ideasRequested.most * wordsPerIdea,
  grow,
  keepComplete,
  goal: {
    fr: 'Trouvez pour cette personne de 12 à 15 idées d’entreprise qu’elle pourrait vraiment lancer au Québec, avec ce qu’elle aime, ce qu’elle sait faire, son budget et son temps, pour qu’elle en choisisse une à développer.',
    en: 'Find this person 12 to 15 business ideas that they could really start in Quebec, with what they love, what they can do, their budget and their time, so that they can choose one to develop.',
  },
  demands: {
    fr: `Ce qu’il faut dans ideas, de l’idée la plus prometteuse à la moins prometteuse :
- De 12 à ${ideasRequested.most} idées vraiment distinctes : jamais deux fois la même offre sous un autre nom, jamais deux fois le même client pour le même besoin.
- Chaque idée croise au moins un intérêt et une compétence que la personne nomme, et tient dans son budget, son temps, son équipe et l’endroit où elle veut travailler. Si une réponse nomme une ville ou une région, ancrez-y les idées.
- Environ les deux tiers dans le secteur choisi, les autres là où elle n’aurait pas pensé chercher. Sans préférence, couvrez au moins six secteurs. Si le budget n’est pas défini, au moins quatre idées démarrent avec moins de 5 000 $.
- De petites entreprises d’ici, qu’une personne seule ou une petite équipe peut essayer en quelques semaines : ni application qui demande des millions d’utilisateurs, ni idée qui irait à n’importe qui.
- title : moins de neuf mots, l’offre et le client, sans nom de marque.
- description : deux ou trois phrases. Qui paie, pour quoi et comment (à la pièce, au forfait, par mois); pourquoi cette personne, en citant entre guillemets une de ses réponses; s’il y a un permis, une licence ou un ordre professionnel en jeu, lequel.
- sector : le secteur, en deux à cinq mots.
- interestLevel : exactement Élevé, Moyen ou Faible, selon ce que l’idée vaut pour cette personne-ci (intérêts, compétences, budget, temps, but). Soyez franc : les trois niveaux servent, et pas plus de la moitié des idées ne reçoit Élevé.
- ${wordsPerIdea} mots au plus par idée, tout compris.`,
    en: `What ideas must hold, from the most to the least promising idea:
- 12 to ${ideasRequested.most} truly distinct ideas: never the same offer under another name, never the same customer for the same need twice.
- Each idea brings together at least one interest and one skill that the person names, and fits their budget, time, team and the place where they want to work. Where an answer names a town or region, root the ideas there.
- About two thirds in the sector they chose, the others where they would not have looked. With no preference, cover at least six sectors. If the budget is not defined, at least four ideas start with under $5,000.
- Small local businesses that one person or a small team can try within weeks: no app that needs millions of users, no idea that would suit just anyone.
- title: under nine words, the offer and the customer, no brand name.
- description: two or three sentences. Who pays, for what and how (per piece, flat fee, monthly); why this person, quoting one of their answers in quotation marks; where a permit, licence or professional order is involved, which one.
- sector: the sector, in two to five words.
- interestLevel: exactly High, Medium or Low, by what the idea is worth to this very person (interests, skills, budget, time, goal). Be frank: all three levels are used, and no more than half of the ideas get High.
- ${wordsPerIdea} words at most per idea, everything included.`,
  },
});
