import { letters, wordEnd, wordStart } from '../letters.ts';

/**
 * Compiles alternatives that match only as separate words.
 * @param words alternatives of a regular expression. A `*` after a letter stands for any further letters.
 */
export function anyOf(words: string, flags = 'iu'): RegExp {
  return new RegExp(wordsPattern(words), flags);
}

/** @returns the source of the pattern that `anyOf` compiles. */
export function wordsPattern(words: string): string {
  return `${wordStart}(?:${words.replace(/(?<=\p{L})\*/gu, `[${letters}]*`)})${wordEnd}`;
}

/** Words for people who send invoices and get no wage. */
export const ofContractors = anyOf(
  '(?:à la )?piges?|pigistes?|freelanc*|sub-?contract*|contractors?|sous-trait*|contractuel*|à contrat|à forfait|on contract|(?:invoices?|bills?) (?:me|us)|(?:me|nous) factur*|travailleu(?:rs?|ses?) autonomes?|self-employed|not on (?:the |our |my )?payroll',
);

/** Words that mean the same cost, without accents. Other words stand for themselves. */
const synonyms: readonly (readonly [topic: string, words: RegExp])[] = [
  ['rent', /^(?:loyer|rent|rental|lease|bail|landlord|locateur|proprio)$/],
  ['power', /^(?:electricite|chauffage|hydro|energie|heat|heating|power|electricity|gaz)$/],
  ['fuel', /^(?:essence|carburant|gas|gasoline|fuel|diesel)$/],
  ['insurance', /^(?:assurance|insurance|assureur|insurer)$/],
  ['accounting', /^(?:comptable|comptabilite|accountant|accounting|bookkeep(?:er|ing))$/],
  ['phone', /^(?:telephone|cellulaire|cell|phone|cellphone|mobile|internet|forfait)$/],
  ['advertising', /^(?:publicite|pub|marketing|ad|advert\w*|promotion|promo)$/],
  ['software', /^(?:logiciel|software|application|app)$/],
  ['vehicle', /^(?:auto|voiture|camion|camionnette|fourgonnette|car|van|truck|vehicle|vehicule)$/],
  ['cleaning', /^(?:menage|nettoyage|cleaning|cleaner)$/],
  ['upkeep', /^(?:entretien|maintenance|upkeep|repair|reparation)$/],
  ['website', /^(?:site|website|web)$/],
  ['hosting', /^(?:hebergement|hosting)$/],
  ['permit', /^(?:permis|licence|license|permit)$/],
];
const empty = new Set(
  [
    'the an and or of for in on at to by with from per our my your his her its their one all who that this we you',
    'un une de du des le la les et ou en au aux par sur avec sans mon ma mes notre nos leur ses son sa il elle on',
    'deux trois quatre cinq six sept huit neuf dix two three five seven eight nine ten mois month annee year',
    'premier premiere first used usage occasion autre other',
  ].flatMap((line) => line.split(' ')),
);

/** @returns the text in lower case without accents. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();

/** @returns the topics of a text: its words without accents and plural, where words that mean the same cost are one. */
export function topicsIn(text: string): readonly string[] {
  const found = (plain(text).match(/[a-z]{2,}/g) ?? [])
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)[sx]$/, '') : word))
    .filter((word) => !empty.has(word));
  return found.map((word) => synonyms.find(([, words]) => words.test(word))?.[0] ?? word);
}
