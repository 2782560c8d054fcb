import type { DossierProfile } from '@elan/domain/dossier/profile';
import type { FigureSource } from '@elan/domain/figures/source';
import type { Bilingual, Language } from '@elan/domain/language';
import { money } from '@elan/domain/money';
import type { Block } from '../blocks.ts';
import {
  fundingTable,
  jobTable,
  milestoneTable,
  paidTable,
  threeYears,
} from '../finances/forReaders.ts';
import { lenders } from '../finances/readings.ts';
import { plain } from '../markdown/inline.ts';

const texts = {
  noJobs: {
    fr: 'Aucun emploi salarié n’est prévu en trois ans.',
    en: 'No paid job is planned over three years.',
  },
  // FAQ of Futurpreneur, 2024-09-12: a mentor comes with the loan, for up to two years.
  mentoring: {
    fr: 'Le prêt de Futurpreneur vient avec un mentor, pour deux ans au plus. Ces repères, tirés des prévisions, sont ceux que le mentor et l’entreprise compareront aux résultats.',
    en: 'A loan from Futurpreneur comes with a mentor, for up to two years. These milestones, taken from the forecast, are those that the mentor and the business will compare with the results.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

const asked: Readonly<Record<Language, (amount: string) => string>> = {
  fr: (amount) => `Financement demandé\u00a0: ${amount}.`,
  en: (amount) => `Financing asked for: ${amount}.`,
};

const paragraph = (text: string): Block => ({ kind: 'paragraph', text: plain(text) });

/** @returns the amount asked for, how the project is paid for and repaid, and the security. */
export function requestBlocks(
  { amountAsked }: DossierProfile,
  source: FigureSource | undefined,
  language: Language,
): readonly Block[] {
  return [
    ...(amountAsked === undefined
      ? []
      : [paragraph(asked[language](money(amountAsked / 100, language)))]),
    ...(source
      ? [fundingTable(source, language), threeYears(source, language), ...lenders(source, language)]
      : []),
  ];
}

/** @returns the planned positions, and what the business pays to people and suppliers. */
export function jobBlocks(source: FigureSource, language: Language): readonly Block[] {
  return [
    jobTable(source, language) ?? paragraph(texts.noJobs[language]),
    paidTable(source, language),
  ];
}

/** @returns the milestones of the two years that a mentor follows. */
export function mentoringBlocks(source: FigureSource, language: Language): readonly Block[] {
  return [paragraph(texts.mentoring[language]), milestoneTable(source, language)];
}
