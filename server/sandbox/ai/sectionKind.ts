/** What a section is about, as far as its title tells; `other` is composed from the answers alone. */
export type SectionKind =
  | 'plan'
  | 'recommendations'
  | 'nextSteps'
  | 'competitors'
  | 'market'
  | 'strengths'
  | 'weaknesses'
  | 'opportunities'
  | 'threats'
  | 'other';

/** The first that matches tells; titles are in French or English, compared without accents. */
const signs: readonly (readonly [SectionKind, RegExp])[] = [
  ['plan', /\b(30|90) |calendrier|echeancier|timeline|schedule|feuille de route|roadmap/],
  ['recommendations', /recomm|priorit/],
  ['nextSteps', /etapes|next steps|plan d.action|action plan/],
  ['competitors', /concurren|competit/],
  ['market', /\bmarche\b|\bmarket\b/],
  ['strengths', /\bforces?\b|strength|atouts/],
  ['weaknesses', /faiblesse|weakness|\bdefis?\b|challenge/],
  ['opportunities', /occasion|opportunit/],
  ['threats', /menace|threat|risque|\brisks?\b/],
];

/** @returns what a section of this title is about. */
export function sectionKind(title: string): SectionKind {
  const bare = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return signs.find(([, sign]) => sign.test(bare))?.[0] ?? 'other';
}
