import { lentLines } from '../forecast/defaults/lent.ts';
import type { Flow } from '../forecast/outputs.ts';
import { valueAt } from '../forecast/saved/paths.ts';
import { isFlowUsed } from '../forecast/statements/usedFlows.ts';
import type { Bilingual, Language } from '../language.ts';
import { capitalized, item, type TableDefinition } from './definition.ts';
import type { Figure, FigureRow } from './figures.ts';
import { fundingStates, loanKinds } from './fundingWords.ts';
import { lineFigure, sharePaid } from './lines.ts';
import {
  type FigureSource,
  monthAfterStart,
  number,
  type StartLine,
  totalOf,
  typed,
  words,
} from './source.ts';

const amount: Bilingual = { fr: 'Montant', en: 'Amount' };

function startRow({ label, amount: value }: StartLine): FigureRow {
  return { label: capitalized(label), cells: [number('money', value)] };
}

/** A source of money, with its state if that is given, such as "Loan · BDC (asked for)". */
function sourceRow({ inputs }: FigureSource, line: StartLine): FigureRow {
  const row = startRow(line);
  const state = valueAt(inputs, line.path.replace(/amount$/, 'state'));
  if (typeof state !== 'string' || !Object.hasOwn(fundingStates, state)) return row;
  const { fr, en } = fundingStates[state as keyof typeof fundingStates];
  return { ...row, label: { fr: `${row.label.fr} (${fr})`, en: `${row.label.en} (${en})` } };
}

function totalRow(label: Bilingual, value: number | null): FigureRow {
  return { label, isTotal: true, cells: [number('money', value)] };
}

export const sourcesAndUsesTable: TableDefinition = {
  label: { fr: 'Sources et utilisations', en: 'Sources and uses' },
  read: (source) => {
    const {
      start: { sources, uses },
      expected,
    } = source;
    return {
      columns: [item, { fr: 'Montant, taxes comprises', en: 'Amount, taxes included' }],
      rows: [
        ...uses.map(startRow),
        totalRow({ fr: 'Total des utilisations', en: 'Total uses' }, totalOf(uses)),
        ...sources.map((line) => sourceRow(source, line)),
        totalRow({ fr: 'Total des sources', en: 'Total sources' }, totalOf(sources)),
        totalRow(
          { fr: 'Sources moins utilisations', en: 'Sources less uses' },
          expected.sourcesAndUses.gap,
        ),
      ],
    };
  },
};

/** @returns the user's name for a line or, if blank, its type and number. */
function nameOf(name: string | null | undefined, what: Bilingual, at: number): Bilingual {
  if (name?.trim()) return { fr: name, en: name };
  return { fr: `${what.fr} ${at + 1}`, en: `${what.en} ${at + 1}` };
}

interface OfferColumn {
  readonly head: Bilingual;
  readonly read: (source: FigureSource, at: number) => Figure;
  /** The flow without which the column is left out. */
  readonly flow?: Flow;
}

const ofOffer = (field: keyof typeof lineFigure.offers, head: Bilingual): OfferColumn => ({
  head,
  read: (source, at) => lineFigure.offers[field].read(source, at),
});

const offerColumns: readonly OfferColumn[] = [
  ofOffer('price', { fr: 'Prix', en: 'Price' }),
  ofOffer('cost', { fr: 'Coût direct', en: 'Direct cost' }),
  {
    head: { fr: 'Versé à d’autres', en: 'Paid to others' },
    read: ({ inputs }, at) => number('price', sharePaid(inputs.offers[at])),
    flow: 'variableCosts',
  },
  ofOffer('margin', { fr: 'Marge', en: 'Margin' }),
  ofOffer('marginRate', { fr: 'Part du prix', en: 'Share of price' }),
];

export const offerTable: TableDefinition = {
  label: { fr: 'Prix, coût et marge de chaque offre', en: 'Price, cost and margin of each offer' },
  read: (source) => {
    const shown = offerColumns.filter(
      ({ flow }) => flow === undefined || isFlowUsed(flow, source.inputs),
    );
    return {
      columns: [{ fr: 'Offre', en: 'Offer' }, ...shown.map(({ head }) => head)],
      rows: source.inputs.offers.map(({ name }, at) => ({
        label: nameOf(name, { fr: 'Offre', en: 'Offer' }, at),
        cells: shown.map(({ read }) => read(source, at)),
      })),
    };
  },
};

/** A column of a table of loans, left out if no loan has anything in it. */
interface LoanColumn {
  readonly head: Bilingual;
  readonly read: (source: FigureSource, at: number) => Figure | undefined;
  /** What a loan with nothing in the column has there; a dash by default. */
  readonly usual?: (source: FigureSource) => Figure;
}

const none = () => words({ fr: '—', en: '—' });

const given = ({ inputs }: FigureSource, at: number) => lentLines(inputs)[at]?.given;
const asWords = (text: string | null | undefined) =>
  text?.trim() ? words({ fr: text, en: text }) : undefined;

function monthsText(number: number): Bilingual {
  return { fr: `${number}\u00a0mois`, en: number === 1 ? '1 month' : `${number} months` };
}

const ofLine = (field: keyof typeof lineFigure.loans, head: Bilingual): LoanColumn => ({
  head,
  read: (source, at) => lineFigure.loans[field].read(source, at),
});

const termColumns: readonly LoanColumn[] = [
  ofLine('amount', amount),
  ofLine('rate', { fr: 'Taux annuel', en: 'Yearly rate' }),
  {
    head: { fr: 'Genre de taux', en: 'Kind of rate' },
    read: (source, at) =>
      given(source, at)?.variable ? words({ fr: 'variable', en: 'variable' }) : undefined,
    usual: () => words({ fr: 'fixe', en: 'fixed' }),
  },
  ofLine('term', { fr: 'Durée (mois)', en: 'Term (months)' }),
  {
    head: { fr: 'Remboursement', en: 'Repayment' },
    read: (source, at) => {
      const { kind, amortisation } = given(source, at) ?? {};
      if (kind == null || kind === 'level') return undefined;
      if (kind !== 'balloon' || amortisation == null) return words(loanKinds[kind]);
      const { fr, en } = monthsText(amortisation);
      return words({
        fr: `solde à la fin (amorti sur ${fr})`,
        en: `balance at the end (amortized over ${en})`,
      });
    },
    usual: () => words(loanKinds.level),
  },
  {
    head: { fr: 'Reçu', en: 'Received' },
    read: (source, at) => {
      const { month } = given(source, at) ?? {};
      return month ? words(monthAfterStart(source, month)) : undefined;
    },
    usual: (source) => words(monthAfterStart(source, 0)),
  },
  {
    head: { fr: 'Moratoire', en: 'Moratorium' },
    read: (source, at) => {
      const { interestOnly, capitalise } = given(source, at) ?? {};
      if (!interestOnly) return undefined;
      const { fr, en } = monthsText(interestOnly);
      return words(
        capitalise
          ? { fr: `${fr}, intérêts ajoutés au prêt`, en: `${en}, interest added to the loan` }
          : { fr, en },
      );
    },
  },
  {
    head: { fr: 'Frais', en: 'Fee' },
    read: (source, at) => {
      const { fee } = given(source, at) ?? {};
      return fee == null || /^[0.]*$/.test(fee) ? undefined : typed(fee);
    },
  },
  ofLine('payment', { fr: 'Versement mensuel', en: 'Monthly payment' }),
  {
    head: { fr: 'Solde à payer à la fin', en: 'Balance to pay at the end' },
    read: (source, at) =>
      given(source, at)?.kind === 'balloon'
        ? number('price', source.expected.loans[at]?.schedule?.at(-1)?.principal)
        : undefined,
  },
];

const lenderColumns: readonly LoanColumn[] = [
  {
    head: { fr: 'Prêteur', en: 'Lender' },
    read: (source, at) => asWords(given(source, at)?.lender),
  },
  {
    head: { fr: 'État', en: 'State' },
    read: (source, at) => {
      const { state } = given(source, at) ?? {};
      return state == null ? undefined : words(fundingStates[state]);
    },
  },
  {
    head: { fr: 'Garanties', en: 'Security' },
    read: (source, at) => asWords(given(source, at)?.security),
  },
  {
    head: { fr: 'Équipement en garantie', en: 'Equipment as security' },
    read: (source, at) => {
      const { assets } = source.inputs;
      const linked = (given(source, at)?.on ?? []).flatMap((id) => {
        const place = assets?.findIndex((asset) => asset.id === id) ?? -1;
        return place < 0
          ? []
          : [nameOf(assets?.[place]?.name, { fr: 'Équipement', en: 'Equipment' }, place)];
      });
      if (linked.length === 0) return undefined;
      const listed = (language: Language) => linked.map((one) => one[language]).join(', ');
      return words({ fr: listed('fr'), en: listed('en') });
    },
  },
];

function loansIn(columns: readonly LoanColumn[]): TableDefinition['read'] {
  return (source) => {
    const loans = lentLines(source.inputs).map(({ given: one }) => one);
    const shown = columns.filter(({ read }) => loans.some((_, at) => read(source, at)));
    if (shown.length === 0) return undefined;
    return {
      columns: [{ fr: 'Prêt', en: 'Loan' }, ...shown.map(({ head }) => head)],
      rows: loans.map(({ name }, at) => ({
        label: nameOf(name, { fr: 'Prêt', en: 'Loan' }, at),
        cells: shown.map(({ read, usual = none }) => read(source, at) ?? usual(source)),
      })),
    };
  };
}

export const loanTable: TableDefinition = {
  label: { fr: 'Prêts', en: 'Loans' },
  read: loansIn(termColumns),
};

/** Who lends, how certain it is, and what is given as security. All cells are words. */
export const lenderTable: TableDefinition = {
  label: { fr: 'Prêteurs et garanties', en: 'Lenders and security' },
  read: loansIn(lenderColumns),
};
