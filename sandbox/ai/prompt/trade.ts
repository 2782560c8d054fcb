import { bare } from './themes.ts';

/** How a business earns its revenue, according to its answers. */
export type Earning = 'sale' | 'service' | 'subscription';

/** The trade of a business, if its words reveal it; otherwise `general`. */
export type Trade = 'food' | 'digital' | 'childCare' | 'care' | 'building' | 'general';

const earnings: readonly (readonly [Earning, RegExp])[] = [
  ['subscription', /freemium|abonnement|subscription/],
  ['sale', /vente directe|direct product/],
];

const trades: readonly (readonly [Trade, RegExp])[] = [
  ['general', /\b(demenag|desencombr|moving|downsiz|declutter)/],
  [
    'food',
    /\b(du pain|pains? (de|d|chaud|frais|au|artisan|maison)\b|boulang|patiss|repas\b|traiteur|restaur|cafe|cuisin|aliment|biere|fromag|legume|bread|bak(e|ing)|meals?\b|food|cater|coffee|kitchen|brew|cheese|vegetable)/,
  ],
  [
    'childCare',
    /\b(garderie|services? de garde|gard\w+ (\S+ ){0,3}enfants\b|day ?care|child ?care)/,
  ],
  [
    'care',
    /\b(sante|bien-etre|massage|yoga|(soutien|aide aux|aide a domicile|repit|accompagn\w*|maintien|visites?|exercices?) (\S+ ){0,3}aines\b|soins?\b|therap|infirm|health|wellness|(help|support|respite|company|visits|exercise) (\S+ ){0,3}seniors?|senior care|care\b|therapy|nurs)/,
  ],
  [
    'building',
    /\b(renov|construc|plomb|electric|menuis|peintur|toiture|entretien|menage|reparation|paysag|carpent|plumb|repair|roof|cleaning|landscap|handyman)/,
  ],
  [
    'digital',
    /\b(applis?\b|applications?\b|logiciel|plateforme|site web|en ligne|numerique|intelligence artificielle|jeux? video|apps?\b|software|platform|website|online|digital|saas|video game)/,
  ],
];

/** Matches food businesses that are named as customers, because a supplier of theirs need not be in the food trade. */
const foodCustomers =
  /\b(?:pour|chez|aux|for) (?:\S+ ){0,2}?(?:cafes|restos|restaurants)\b(?:(?:,| et| ou| and| or) (?:les )?(?:cafes|restos|restaurants)\b)*/g;

/** @returns how the business earns its revenue, from the label of its business model. */
export function earningOf(label: string): Earning {
  const text = bare(label);
  return earnings.find(([, sign]) => sign.test(text))?.[0] ?? 'service';
}

/** @returns the trade that the user's own words reveal first. */
export function tradeOf(words: string): Trade {
  const text = bare(words).replace(foodCustomers, '');
  const found = trades
    .map(([trade, sign]) => ({ trade, at: text.search(sign) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.trade ?? 'general';
}

/** @returns whether the text names a known place outside Quebec, so that Quebec's rules do not apply. */
export function isOutsideQuebec(place: string): boolean {
  return /\b(ontario|toronto|ottawa|alberta|calgary|edmonton|vancouver|colombie-britannique|british columbia|manitoba|winnipeg|saskatchewan|regina|nouveau-brunswick|new brunswick|moncton|nouvelle-ecosse|nova scotia|halifax|terre-neuve|newfoundland|ile-du-prince|prince edward|yukon|nunavut|france|paris|belgique|suisse|senegal|maroc|haiti|united states|usa)\b/.test(
    bare(place),
  );
}
