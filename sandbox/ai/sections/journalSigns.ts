import { excerpt } from '../prompt/excerpt.ts';
import type { GivenEntry } from '../prompt/readPrompt.ts';
import { bare } from '../prompt/themes.ts';

/** Words that reveal the topic of an entry, in both languages and without accents. */
const topicSigns = {
  customers: /client|acheteur|commande|vente|vendu|customer|buyer|\border|\bsales?\b|\bsold/,
  money:
    /argent|\bprix\b|budget|factur|paye|paie|\bpret\b|banque|faillite|\$|money|go broke|bankrupt|price|invoice|paid|loan|bank/,
  time: /temps|horaire|retard|semaine trop|soir|deborde|\btime\b|schedule|\blate\b|evening|overwhelm/,
  making:
    /produit|recette|prototype|fournisseur|materiel|essai|product|recipe|supplier|material|\btest/,
  people:
    /famille|conjoint|freres?\b|(?<!comme un )enfant|\bamie?s?\b|mentor|associe|equipe|seul\b|seule\b|family|partner|brother|(?<!like a )child|friend|mentor|\bteam|alone/,
  paperwork:
    /permis|formulaire|impot|tps|tvq|assurance|assureur|\bvote\b|contrat|immatricul|permit|\bform\b|\btax|insur|\bvote\b|contract|registr/,
  doubt:
    /doute|\bpeur\b|inquiet|pleur(?:e|er)\b|pas de bonne reponse|hesit|decourag|stress|angoiss|doubt|afraid|worr|hesitat|discourag|anxious|cried|no good answer/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Topic = keyof typeof topicSigns;
export const topics = Object.keys(topicSigns) as readonly Topic[];

/** Words for which a helpline number is shown before any business advice. */
const distress =
  /epuise|a bout\b|plus capable|plus la force|bout du rouleau|suicid|en finir|dors plus|dors pas|insomni|desespo|desespere|idees noires|exhausted|burn(?:ed|t)? ?out|can't go on|cannot go on|hopeless|no strength|can't sleep|end it all|dark thoughts/;

export function entriesOn(topic: Topic, entries: readonly GivenEntry[]): readonly GivenEntry[] {
  return entries.filter((entry) => topicSigns[topic].test(bare(whole(entry))));
}

/** @returns the topics of the entries, most frequent first. */
export function recurring(entries: readonly GivenEntry[]): readonly Topic[] {
  const count = (topic: Topic) => entriesOn(topic, entries).length;
  return topics.filter((topic) => count(topic) > 0).toSorted((a, b) => count(b) - count(a));
}

/** Matches tears. One entry with tears is taken for a hard day; several count as distress. */
const tears = /\bpleur(?:e|ais|ait|er)\b|\bcr(?:ied|ying)\b/;

export function showsDistress(entries: readonly GivenEntry[]): boolean {
  const inTears = entries.filter((entry) => tears.test(bare(whole(entry))));
  return inTears.length > 1 || entries.some((entry) => distress.test(bare(whole(entry))));
}

/** A sentence shorter than this is quoted together with a neighbouring one. */
const shortest = 20;

/** @returns the passage of an entry about a topic, ready to be quoted. */
export function passageOn(topic: Topic, { content }: GivenEntry): string {
  const sentences = content.split(/(?<=[.!?])\s+|\n+/u);
  const at = sentences.findIndex((part) => topicSigns[topic].test(bare(part)));
  const sentence = sentences[at];
  if (sentence === undefined) return excerpt(content, 110);
  // The subject of a short exclamation is clear only together with a neighbouring sentence.
  const alone = sentence.length < shortest ? (sentences[at - 1] ?? sentences[at + 1]) : undefined;
  if (alone === undefined) return excerpt(sentence, 110);
  return excerpt(at > 0 ? `${alone} ${sentence}` : `${sentence} ${alone}`, 110);
}

function whole({ title, content }: GivenEntry): string {
  return `${title}\n${content}`;
}
