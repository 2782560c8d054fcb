import { type PackId, type PartId, packIds, packs, partIds } from '@elan/domain/dossier/packs';
import type { Language } from '@elan/domain/language';
import { languageSchema } from '@elan/domain/languageSchema';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useLanguage } from '../../copy/language.tsx';
import { readStored, writeStored } from '../../lib/browserStorage.ts';
import { useHydrated } from '../../parts/useHydrated.ts';
import { useMe } from '../../session/me.ts';
import type { EditionQuery } from './dossierQueries.ts';

const editionSchema = z.strictObject({
  pack: z.enum(packIds),
  /** The parts that the user removed. Parts that the pack does not contain are ignored. */
  without: z.array(z.enum(partIds)),
  /** Undefined if no language was chosen, which means the page's language. */
  language: z.optional(languageSchema),
});
type Choice = z.infer<typeof editionSchema>;

const first: Choice = { pack: 'sadc', without: [] };

export interface Edition {
  readonly pack: PackId;
  readonly language: Language;
  /** The selected parts of the pack, in the pack's order. */
  readonly parts: readonly PartId[];
  readonly choosePack: (pack: PackId) => void;
  readonly chooseLanguage: (language: Language) => void;
  readonly togglePart: (part: PartId) => void;
  readonly query: EditionQuery;
  /** Whether the stored choice has been read. */
  readonly isKnown: boolean;
}

/** The audience, parts and language of the dossier, stored in this browser for each user and project. */
export function useEdition(projectId: string): Edition {
  const key = `elan.dossier.${useMe().user.id}.${projectId}`;
  const page = useLanguage();
  const isHydrated = useHydrated();
  const [known, setKnown] = useState(() => (isHydrated ? readChoice(key) : undefined));
  // The server does not know the choice stored in this browser.
  useEffect(() => {
    if (isHydrated) setKnown((before) => before ?? readChoice(key));
  }, [isHydrated, key]);
  const choice = known ?? first;
  const { pack, without, language = page.language } = choice;
  const query = useMemo((): EditionQuery => {
    const parts = partsOf(pack, without);
    const isWhole = parts.length === packs[pack].parts.length;
    return { pack, language, ...(isWhole ? {} : { parts: parts.join(',') }) };
  }, [pack, without, language]);
  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setKnown(next);
    writeStored(key, JSON.stringify(next));
  };
  return {
    pack,
    language,
    parts: partsOf(pack, without),
    choosePack: (next) => choose({ pack: next }),
    chooseLanguage: (next) => choose({ language: next }),
    togglePart: (part) => choose({ without: toggled(pack, without, part) }),
    query,
    isKnown: known !== undefined,
  };
}

/** If the user removed all parts of a pack while another pack was selected, the pack is complete again. */
export function partsOf(pack: PackId, without: readonly PartId[]): readonly PartId[] {
  const { parts } = packs[pack];
  const chosen = parts.filter((part) => !without.includes(part));
  return chosen.length > 0 ? chosen : parts;
}

/** @returns the removed parts after one part of a pack was selected or removed; the other packs' parts are kept. */
export function toggled(pack: PackId, without: readonly PartId[], part: PartId): PartId[] {
  const { parts } = packs[pack];
  const shown = partsOf(pack, without);
  const isRemoved = (one: PartId) =>
    parts.includes(one) ? shown.includes(one) === (one === part) : without.includes(one);
  return partIds.filter(isRemoved);
}

function readChoice(key: string): Choice {
  try {
    const parsed = editionSchema.safeParse(JSON.parse(readStored(key) ?? ''));
    return parsed.success ? parsed.data : first;
  } catch {
    return first;
  }
}

/** Each change of the choice makes a new document, so a pause is awaited first. */
const pauseMs = 500;

/** @returns the query for the server once it has not changed for `pauseMs`. */
export function useSettledQuery({ query, isKnown }: Pick<Edition, 'query' | 'isKnown'>) {
  const [settled, setSettled] = useState({ query, isKnown });
  // The query from the stored choice is used without waiting.
  if (isKnown && !settled.isKnown) setSettled({ query, isKnown });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ query, isKnown }), pauseMs);
    return () => clearTimeout(timer);
  }, [query, isKnown]);
  return settled;
}
