import { structuredPrompt } from '../writing/structuredPrompt.ts';
import { personas } from './personas.module.ts';
import { grow, keep, keepComplete, replySchema } from './personas.result.ts';

const wordsPerPersona = 300;

/** Requests exactly three personas (docs/product.md#prompts). */
export const personasPrompt = structuredPrompt(personas, {
  drawsOn: ['idea', 'analysis', 'marketing', 'brainstorm', 'business-plan', 'finances'],
  staleBy: ['idea.targetMarket', 'idea.problemSolved', 'idea.location'],
  name: 'personas',
  replySchema,
  keep,
  words: 3 * wordsPerPersona,
  grow,
  keepComplete,
  goal: {
    fr: 'Décrivez trois clients types de cette entreprise, assez vrais pour que la personne sache à qui parler cette semaine, quoi leur dire et où les trouver.',
    en: 'Describe three typical customers of this business, true enough that the person knows whom to talk to this week, what to tell them and where to find them.',
  },
  demands: {
    fr: `Ce qu’il faut dans personas :
- Exactement trois personnes, différentes par l’âge, la situation de vie et la raison d’acheter. La première achèterait dès le premier mois; la troisième hésite le plus.
- Tirez-les du marché cible et du problème décrits dans Mon idée, puis des autres modules. Là où rien n’est dit, choisissez ce qui est plausible et ajoutez « à vérifier ». Si l’entreprise vend à des organisations, décrivez la personne qui décide de l’achat.
- nom : un prénom et un nom fictifs, courants au Québec; les trois reflètent la diversité de la clientèle décrite.
- age : un nombre entier. profession : le métier, et le milieu où il s’exerce. localisation : une ville ou un quartier du Québec, celui des réponses quand elles en nomment un; un autre lieu si l’entreprise est ailleurs.
- revenus : une fourchette par année avant impôt, suivie de « (à vérifier) », sauf si la personne l’a donnée.
- besoins, frustrations, comportements, canaux_preferes, objectifs, freins_achat : trois ou quatre éléments chacun, de 10 mots au plus, propres à cette personne-là; aucun ne se répète d’une liste à l’autre.
- canaux_preferes : des lieux, des médias et des gens par qui la joindre cette semaine. freins_achat : ce qu’elle dirait pour remettre l’achat à plus tard.
- citation : une ou deux phrases à la première personne, comme elle les dirait à une amie, sur le problème et non sur le produit. Le personnage est fictif, sa citation aussi : c’est la seule parole que vous inventez.
- ${wordsPerPersona} mots au plus par persona. Les noms de champs restent en français.`,
    en: `What personas must hold:
- Exactly three people who differ in age, life situation and reason to buy. The first would buy in the first month; the third hesitates most.
- Draw them from the target market and the problem described in My idea, then from the other modules. Where nothing is said, choose what is plausible and add “to verify”. If the business sells to organizations, describe the person who decides on the purchase.
- nom: a fictitious first and last name common in Quebec; the three reflect the diversity of the customers described.
- age: a whole number. profession: the occupation, and where it is practised. localisation: a town or neighbourhood in Quebec, the one in the answers where they name one; another place if the business is elsewhere.
- revenus: a range per year before tax, followed by “(to verify)”, unless the person gave it.
- besoins (needs), frustrations, comportements (habits), canaux_preferes (channels), objectifs (goals), freins_achat (reasons not to buy): three or four items each, of 10 words at most, particular to that person; none repeats from one list to another.
- canaux_preferes: places, media and people through whom to reach them this week. freins_achat: what they would say to put off the purchase.
- citation: one or two sentences in the first person, as they would say them to a friend, about the problem and not the product. The character is fictitious, and so is the quote: these are the only words that you invent.
- ${wordsPerPersona} words at most per persona. Field names stay in French, values are in English.`,
  },
});
