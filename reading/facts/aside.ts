import { anyOf } from './words.ts';

/** Words of a clause that is about something possible, refused or requested, and not about the plan. */
const possible = anyOf(
  "si|s[’']ils?|if|unless|would*|could*|devrais?|devrait|hésit*|thinks?|trouve que|(?:i|we) should|might|may (?:be|not|never|have|offer|need|want|take|come|also|still|well)|perhaps|peut-être|éventuellement|un jour|one day|au besoin|au pire|offer*|offert*|offre|propos*|demandé*|demandait|asked|tried|pensé|hésité|considered|quoted|instead of|au lieu d*|plutôt qu*|essai|trial",
);
/** Words of a clause about the past. */
const past = anyOf(
  "was|were|wasn[’']t|had|did|used to|saw|took|last year|years? ago|previous*|former*|back then|l[’']an (?:passé|dernier)|l[’']année (?:passée|dernière)|avant ça|autrefois|à l[’']époque|j[’']étais|my old|mon ancien*|where i worked|là où je travaillais",
);
/** French imperfect and conditional, without the words that only look like them. */
const imperfect = anyOf(
  '(?!(?:fait|lait|sait|trait|wait|await|parfait|forfait|souhait|attrait|retrait|extrait|portrait|abstrait|satisfait|bienfait|connait|parait|frais|vrais)s?(?!\\p{L}))\\p{L}{2,}(?:ait|aient|rais)',
);
/** Words about a competitor, another person or another version of what is bought. */
const ofOthers = anyOf(
  "concurren*|competitors?|les autres|the others|other people|ailleurs|elsewhere|(?:le|du) neuf|neuves?|brand[- ]new|new (?:one|ones)|catalogue|(?:au|à la|à l[’']) ?\\p{L}+ (?:du coin|d[’']à côté)|d[’']en face|at the [^.,;]{3,30} (?:nearby|next door)|across the (?:street|road)|down the (?:street|road)|employeur|employer|patronne?|boss",
);
/** Words of a sentence that takes back what it says. */
const refused = anyOf(
  "dit non|refus*|préfère pas|so no|no thanks|thanked|merci|declined|turned (?:it|them|him|her) down|not now|nothing more|compte(?:nt|r)? pas|(?:do not|don[’']t|not) (?:count|plan)(?:ed)?|leave (?:it|them) out|pas là-dedans|pas dans (?:mes|nos) (?:chiffres|livres)|n[’']est pas fait|not in there|already in (?:there|my|our|the)|déjà dans|(?:included|compris*|inclus*) (?:in (?:my|our|the)|dans)|not in (?:my|our) (?:numbers|figures)|another story|c[’']est personnel|(?:is|that[’']s) personal|not the business[’']s|apartment|appartement|assurance (?:maison|habitation|vie)|(?:home|house|life) insurance|hypothèque|mortgage",
);

/** Relatives and others who rarely belong to a business. */
const relative = anyOf(
  "(?:mon|ma|mes|notre|nos|my|our|une?|an?|le|la|the|d[’'](?:une?)?) (?:(?:vieil|vieille|bon|bonne|old|good) )?(?:cousine?s?|oncles?|tantes?|voisine?s?|beau[x]?-\\p{L}+|belles?-\\p{L}+|pères?|mères?|parents|amie?s?|uncles?|aunts?|neighbou?rs?|\\p{L}+-in-law|fathers?|mothers?|friends?|grand-?(?:père|mère|father|mother)s?)(?:[’']s)?",
);
/** Words of the first person other than "my". */
const firstPerson = anyOf(
  "je|j[’']\\p{L}+|me|m[’']\\p{L}+|moi|on|nous|notre|nos|i|i[’']\\p{L}+|us|we|we[’']\\p{L}+|our",
);

/** Whether words are about a relative or a friend alone, as in "my uncle borrowed $200,000 for his farm". */
function isOfRelative(words: string): boolean {
  return relative.test(words) && !firstPerson.test(words.replace(relative, ''));
}

/** @returns whether a clause is about something possible, refused or requested. */
export function isPossible(clause: string): boolean {
  return possible.test(clause) || /\p{L}{2}r(?:ait|aient|ais)(?!\p{L})/u.test(clause);
}

/** An amount with which something would be possible, as in « avec un prêt de 9 000 $, on pourrait ». */
const wish =
  /^(?:avec|with|sans|without)(?!\p{L}).*(?<!\p{L})(?:pourr(?:ais|ait|ions|aient)|could|would|(?:ser|aur|ir|fer)(?:ais|ait|ions|aient))(?!\p{L})/iu;
/** A condition that opens a sentence: what follows holds only then. */
const condition =
  /(?:^|[:;(]\s)(?:(?:mais|but|et|and|même|even)\s)?(?:si|s[’']ils?|if|unless)(?!\p{L})[^;:]*$/iu;

/** @returns whether what follows the first words of a sentence depends on a condition. */
export function isConditional(before: string, sentence: string): boolean {
  return condition.test(before) || wish.test(sentence);
}

/** @returns whether a clause is not about the plan: possible, past, of someone else, or taken back in its sentence. */
export function isAside(clause: string, sentence: string): boolean {
  return (
    possible.test(clause) ||
    past.test(clause) ||
    imperfect.test(clause) ||
    ofOthers.test(clause) ||
    refused.test(sentence) ||
    isOfRelative(sentence === '' ? clause : sentence)
  );
}

/** Words for a time after the first year. */
const later = anyOf(
  "(?:deuxième|seconde?|troisième|quatrième|cinquième|second|third|fourth|fifth|[2-5](?:e|ème|nd|rd|th)) (?:années?|ans?|years?)|(?:années?|an|years?) (?:deux|trois|quatre|cinq|two|three|four|five|[2-5])|(?:dans|d[’']ici|in|within|après|after) (?:deux|trois|quatre|cinq|two|three|four|five|[2-9]) (?:ans|years)|(?:the )?following year|next year|l[’']an prochain|plus tard|later|bientôt|soon|ensuite|someday|eventually",
);

/** @returns whether a text is about a time after the first year of a plan. @param opening the year of the opening. */
export function isLater(text: string, opening: number | undefined): boolean {
  if (later.test(text)) return true;
  const years = text.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
  return opening !== undefined && years.some((year) => Number(year) > opening + 1);
}
