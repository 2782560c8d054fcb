import { figurePlaceholder, tablePlaceholder } from '@elan/domain/figures/placeholder';
import { type LinkId, linkTo, officialLinks } from '@elan/domain/links/officialLinks';
import type { catalogue, ModuleKey } from '@elan/modules/catalogue';
import type { Material } from '../prompt/material.ts';
import { type Inserted, type Template, type Texts, textsOf } from './template.ts';
import { earnings, elsewhere, everyTrade, rules } from './trades.ts';

/** The modules whose reply is a text with sections. */
export type WrittenKey = {
  [Key in ModuleKey]: (typeof catalogue)[Key]['sections'] extends readonly [] ? never : Key;
}[ModuleKey];

/** The templates of a module's text. A section of the catalogue without a template is a type error. */
export interface ModuleTemplates<Key extends WrittenKey = WrittenKey> {
  readonly sections: Readonly<Record<(typeof catalogue)[Key]['sections'][number]['id'], Template>>;
  /** Texts that the module's templates insert in addition to the answers. */
  readonly inserted?: (m: Material) => Partial<Inserted>;
}

const links = Object.keys(officialLinks) as readonly LinkId[];

/**
 * @returns the texts that any template may insert (about the trade and the way to earn, official links, references to
 *   figures) and the module's own.
 */
export function insertedFor(m: Material, own: Partial<Inserted> = {}): Inserted {
  const { language, outsideQuebec } = m;
  const linked = Object.fromEntries(links.map((id) => [id, linkTo(id, language)]));
  return {
    texts: {
      ...textsOf(everyTrade, language),
      ...textsOf(earnings[m.earning], language),
      rule: (outsideQuebec ? elsewhere : rules[m.trade])[language],
      ...linked,
      registry: linked[outsideQuebec ? 'CANADA' : 'REQ'],
      statistics: linked[outsideQuebec ? 'STATCAN' : 'ISQ'],
      ...referencesIn(m.prompt),
      ...own.texts,
    },
    lists: own.lists ?? {},
  };
}

/** Figures that may legitimately be absent. If such a figure is 0 or "no loan", nothing is written about it. */
const mayBeNone = /^(?:sources|dscr)\./;

/** @returns the placeholders of the figures and tables listed in the prompt, by name: `revenue.y1`, `t:loans`. */
function referencesIn({ forecast }: Material['prompt']): Texts {
  return Object.fromEntries([
    ...(forecast?.facts ?? [])
      .filter(({ id, value = '' }) => !mayBeNone.test(id) || /[1-9]/.test(value))
      .map(({ id }) => [id, figurePlaceholder(id)]),
    ...(forecast?.tables ?? []).map(({ id }) => [`t:${id}`, tablePlaceholder(id)]),
  ]);
}
