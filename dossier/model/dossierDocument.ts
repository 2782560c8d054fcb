import { dayInToronto } from '@elan/domain/day';
import { type PartId, packs, partTitles } from '@elan/domain/dossier/packs';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import { figureSource } from '@elan/domain/figures/source';
import type { Bilingual } from '@elan/domain/language';
import { money } from '@elan/domain/money';
import { isBlank } from '@elan/domain/text';
import { catalogue } from '@elan/modules/catalogue';
import type { Block, DossierDocument } from './blocks.ts';
import { keyFigureTable } from './finances/readings.ts';
import { notice } from './notice.ts';
import {
  adjacentTables,
  placedTables,
  statementBlocks,
  withoutFirstHeading,
} from './parts/financialFile.ts';
import { peopleBlocks } from './parts/people.ts';
import { journalBlocks, personaBlocks, scoreBlocks } from './parts/personalParts.ts';
import { jobBlocks, mentoringBlocks, requestBlocks } from './parts/readerParts.ts';
import { toValidateBlocks } from './parts/toValidate.ts';
import { blocksOfWriteUp } from './parts/writeUp.ts';
import { financialTexts, type WrittenPart, writtenPieces } from './parts/writtenParts.ts';
import { rendererLabels } from './rendererLabels.ts';
import { sheetDocument } from './sheetDocument.ts';
import type { DossierSource } from './source.ts';
import { withLeads } from './withLeads.ts';

const kinds: Bilingual = { fr: 'Plan d’affaires', en: 'Business plan' };
/** Parts of about half a page. */
const isShort: ReadonlySet<PartId> = new Set([
  'people',
  'risks',
  'sources',
  'jobs',
  'mentoring',
  'score',
]);

/** @returns a project's document with the requested parts of its pack. Leaves out parts without content. */
export function dossierDocument(source: DossierSource): DossierDocument {
  if (source.pack === 'onepage') return sheetDocument(source);
  const { project, language, profile, pack, now } = source;
  const partOf = partMaker(source);
  const wanted = source.parts ? new Set<PartId>(source.parts) : undefined;
  const blocks = packs[pack].parts
    .filter((part) => wanted?.has(part) ?? true)
    .flatMap((part): Block[] => {
      const content = partOf(part);
      if (content.length === 0) return [];
      const heading = { kind: 'heading', level: 1, text: partTitles[part][language] } as const;
      return [isShort.has(part) ? { ...heading, follows: true } : heading, ...content];
    });
  return {
    language,
    title: profile.businessName?.trim() || project.name,
    labels: rendererLabels[language],
    cover: {
      kind: kinds[language],
      description: project.description.trim(),
      facts: coverFacts(source),
      date: dayInToronto(now, language),
      notice: notice[language],
    },
    toValidate: toValidateBlocks(source),
    blocks: withLeads(blocks),
  };
}

const factLabels = {
  project: { fr: 'Projet', en: 'Project' },
  contact: { fr: 'Personne à joindre', en: 'Contact' },
  email: { fr: 'Courriel', en: 'Email' },
  phone: { fr: 'Téléphone', en: 'Telephone' },
  postalAddress: { fr: 'Adresse postale', en: 'Mailing address' },
  neq: { fr: 'NEQ', en: 'NEQ (Quebec enterprise number)' },
  naics: { fr: 'Code SCIAN', en: 'NAICS code' },
  amountAsked: { fr: 'Financement demandé', en: 'Financing asked for' },
} as const satisfies Readonly<Record<string, Bilingual>>;

function coverFacts({ project, profile, language }: DossierSource) {
  const { businessName, amountAsked } = profile;
  const hasOwnName = !isBlank(businessName) && businessName?.trim() !== project.name.trim();
  const values = {
    project: hasOwnName ? project.name : undefined,
    contact: profile.contact,
    email: profile.email,
    phone: profile.phone,
    postalAddress: profile.postalAddress,
    neq: profile.neq,
    naics: profile.naics,
    amountAsked: amountAsked === undefined ? undefined : money(amountAsked / 100, language),
  };
  return (Object.keys(factLabels) as (keyof typeof factLabels)[]).flatMap((field) => {
    const value = values[field]?.trim();
    return value ? [{ label: factLabels[field][language], value }] : [];
  });
}

/**
 * @returns a function that makes the content of a part. Call it in document order: each table appears once, in the
 *   financial file or else at its first mention.
 */
function partMaker(source: DossierSource): (part: PartId) => readonly Block[] {
  const { project, language, profile, pack } = source;
  const saved = project.modules[catalogue.finances.key]?.forecast;
  const figures = figuresOf(saved?.inputs);
  const computed = saved && figureSource(saved.inputs);
  const { parts, ...ofPack } = packs[pack];
  const isShown = (part: PartId) => parts.includes(part) && (source.parts?.includes(part) ?? true);
  const hasFile = computed !== undefined && isShown('financialFile');
  const placed = hasFile ? placedTables(ofPack.file, language) : new Map<string, string>();
  const reading = {
    figures,
    language,
    shownTables: new Set<string>(),
    placedTables: placed,
  };
  const read = (text: string) => blocksOfWriteUp(text, reading);
  const written = (part: WrittenPart) => writtenPieces(source, part).flatMap(read);
  return (part) => {
    switch (part) {
      case 'people':
        return peopleBlocks(profile, language);
      case 'request':
        return requestBlocks(profile, computed, language);
      case 'jobs':
        return computed ? jobBlocks(computed, language) : [];
      case 'mentoring':
        return computed ? mentoringBlocks(computed, language) : [];
      case 'personas':
        return personaBlocks(source);
      case 'journal':
        return journalBlocks(source);
      case 'score':
        return scoreBlocks(source);
      case 'summary': {
        const text = withoutFirstHeading(written('summary'));
        return computed ? [...text, keyFigureTable(computed, language)] : text;
      }
      case 'risks':
      case 'sources':
        return withoutFirstHeading(written(part));
      case 'financialFile': {
        if (!saved || !computed) return written('financialFile');
        const { leading, sections } = financialTexts(source);
        const texts = new Map(
          [...sections].map(([id, text]) => {
            const adjacent = (adjacentTables[id] ?? []).filter((table) => placed.has(table));
            return [id, blocksOfWriteUp(text, { ...reading, adjacentTables: adjacent })];
          }),
        );
        const hasLenders = isShown('request');
        const { industry } = source;
        const file = {
          language,
          saved,
          source: computed,
          industry,
          pack: ofPack,
          texts,
          hasLenders,
        };
        return [...leading.flatMap(read), ...statementBlocks(file)];
      }
      default:
        return written(part);
    }
  };
}
