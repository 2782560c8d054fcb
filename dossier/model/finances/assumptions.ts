import { figureText } from '@elan/domain/figures/format';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { SavedForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { Bilingual, Language } from '@elan/domain/language';
import { money, price } from '@elan/domain/money';
import { percentOfShare, typedRate } from '@elan/domain/rate';
import { findModule } from '@elan/modules/catalogue';
import type { Block, Row } from '../blocks.ts';
import { plain } from '../markdown/inline.ts';

const heads: readonly Bilingual[] = [
  { fr: 'Hypothèse', en: 'Assumption' },
  { fr: 'Valeur', en: 'Value' },
  { fr: 'Origine', en: 'Origin' },
];

/** An assumption: what it is, its value, and where it stands in the form. */
interface Assumption {
  readonly label: Bilingual;
  /** Undefined where it is not said: it is then left out. */
  readonly value: Bilingual | undefined;
  readonly path: string;
}

/** @returns the assumptions of the forecast, each with its origin, grouped as the form asks them. */
export function assumptionTable(saved: SavedForecast, language: Language): Block {
  const rows = assumptionsIn(saved.inputs).flatMap(({ label, value, path }): Row[] =>
    value === undefined
      ? []
      : [{ cells: [label, value, originOf(saved, path)].map((text) => plain(text[language])) }],
  );
  return {
    kind: 'table',
    caption: { fr: 'Hypothèses et leur origine', en: 'Assumptions and their origin' }[language],
    table: {
      columns: heads.map((head) => ({ head: head[language], align: 'start' })),
      rows,
    },
  };
}

/** Where a value comes from: the longest path that has an origin tells. */
function originOf({ origins, confirmed }: SavedForecast, path: string): Bilingual {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const at = steps.slice(0, length).join('.');
    const origin = Object.hasOwn(origins, at) ? origins[at] : undefined;
    if (origin !== undefined) return originText(origin, confirmed.includes(at));
  }
  return originText('default', false);
}

function originText(origin: string, isConfirmed: boolean): Bilingual {
  if (origin === 'default') return { fr: 'Valeur par défaut', en: 'Default value' };
  if (origin === 'example') return { fr: 'Valeur d’exemple', en: 'Example value' };
  if (origin === 'yours') return { fr: 'Donnée par l’entreprise', en: 'Given by the business' };
  if (origin === 'proposed' && !isConfirmed) {
    return { fr: 'Proposée, à confirmer', en: 'Proposed, to be confirmed' };
  }
  const module = findModule(/^answer:([^.]+)\./.exec(origin)?.[1] ?? '');
  if (!module) return { fr: 'Confirmée par l’entreprise', en: 'Confirmed by the business' };
  const { fr, en } = module.shortTitle;
  return { fr: `Réponse du module ${fr}`, en: `Answer in the ${en} module` };
}

/** @returns undefined for 0 too: no table prints a line of 0 $. */
function dollars(cents: number | null | undefined): Bilingual | undefined {
  if (!cents) return undefined;
  const written = (language: Language) =>
    cents % 100 === 0 ? money(cents / 100, language) : price(cents, language);
  return { fr: written('fr'), en: written('en') };
}

function percent(rate: string | null | undefined): Bilingual | undefined {
  if (rate == null) return undefined;
  return { fr: typedRate(rate, 'fr'), en: typedRate(rate, 'en') };
}

function months(count: number | null | undefined): Bilingual | undefined {
  return count == null ? undefined : { fr: `${count}\u00a0mois`, en: `${count} months` };
}

function count(value: number | null | undefined): Bilingual | undefined {
  if (value == null) return undefined;
  return {
    fr: figureText({ unit: 'count', value }, 'fr'),
    en: figureText({ unit: 'count', value }, 'en'),
  };
}

/** @returns a label of a named line: "Loyer, par mois". */
function named(name: string | null | undefined, what: Bilingual, at: number, field?: Bilingual) {
  const given = name?.trim();
  const of = (language: Language) => {
    const called = given || `${what[language]} ${at + 1}`;
    return field ? `${called}, ${field[language]}` : called;
  };
  return { fr: of('fr'), en: of('en') };
}

const what = {
  offer: { fr: 'Offre', en: 'Offer' },
  fixed: { fr: 'Dépense', en: 'Expense' },
  staff: { fr: 'Personne', en: 'Person' },
  asset: { fr: 'Équipement', en: 'Equipment' },
  startup: { fr: 'Frais', en: 'Cost' },
  deposit: { fr: 'Dépôt', en: 'Deposit' },
  grant: { fr: 'Subvention', en: 'Grant' },
  loan: { fr: 'Prêt', en: 'Loan' },
  capital: { fr: 'Mise de fonds', en: 'Owners’ contribution' },
} as const;

function assumptionsIn(inputs: ForecastInputs): Assumption[] {
  const collected = inputs.collect?.[0];
  return [
    {
      label: { fr: 'Mois d’ouverture', en: 'Opening month' },
      value: openingText(inputs.opening),
      path: 'opening',
    },
    ...(inputs.offers ?? []).flatMap(offerAssumptions),
    {
      label: { fr: 'Ventes encaissées le mois même', en: 'Sales collected in the same month' },
      value: percent(collected && percentOfShare(collected)),
      path: 'collect',
    },
    {
      label: { fr: 'Mauvaises créances', en: 'Bad debts' },
      value: percent(inputs.badDebts),
      path: 'badDebts',
    },
    ...(inputs.fixed ?? []).map(({ name, amount }, at) => ({
      label: named(name, what.fixed, at, { fr: 'par mois', en: 'a month' }),
      value: dollars(amount),
      path: `fixed.${at}.amount`,
    })),
    ...staffAssumptions(inputs.staff ?? []),
    ...(inputs.assets ?? []).map(({ name, cost, owned }, at) => ({
      label: named(
        name,
        what.asset,
        at,
        owned ? { fr: 'déjà en main', en: 'already owned' } : undefined,
      ),
      value: dollars(cost),
      path: `assets.${at}.cost`,
    })),
    ...(['startup', 'deposits', 'grants'] as const).flatMap((list) =>
      (inputs[list] ?? []).map(({ name, amount }, at) => ({
        label: named(
          name,
          what[list === 'startup' ? 'startup' : list === 'deposits' ? 'deposit' : 'grant'],
          at,
        ),
        value: dollars(amount),
        path: `${list}.${at}.amount`,
      })),
    ),
    ...(inputs.capital ?? []).map(({ amount }, at) => ({
      label: named(undefined, what.capital, at),
      value: dollars(amount),
      path: `capital.${at}.amount`,
    })),
    ...(inputs.loans ?? []).flatMap(loanAssumptions),
    {
      label: { fr: 'Rémunération des propriétaires, par mois', en: 'Owners’ pay, a month' },
      value: dollars(inputs.ownerPay?.amount),
      path: 'ownerPay.amount',
    },
    {
      label: { fr: 'Encaisse à garder en tout temps', en: 'Cash to keep at all times' },
      value: dollars(inputs.minimumCash),
      path: 'minimumCash',
    },
  ];
}

/** The people of each line, where any has more than one, and what each is paid. */
function staffAssumptions(staff: NonNullable<ForecastInputs['staff']>): Assumption[] {
  const hasSeveral = staff.some(({ people }) => (people ?? 1) !== 1);
  return staff.flatMap(({ name, people, pay }, at): Assumption[] => [
    {
      label: named(name, what.staff, at, { fr: 'nombre de personnes', en: 'number of people' }),
      value: hasSeveral ? count(people ?? 1) : undefined,
      path: `staff.${at}.people`,
    },
    {
      label: named(name, what.staff, at, payLabel(pay?.mode)),
      value: dollars(pay?.mode === 'hourly' ? pay.wage : pay?.amount),
      path: `staff.${at}.pay.${pay?.mode === 'hourly' ? 'wage' : 'amount'}`,
    },
  ]);
}

function payLabel(mode: 'hourly' | 'monthly' | undefined): Bilingual {
  return mode === 'hourly'
    ? { fr: 'de l’heure', en: 'an hour' }
    : { fr: 'par mois', en: 'a month' };
}

const longMonth = {
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

function openingText(opening: string): Bilingual {
  const day = new Date(`${opening}-01T00:00:00Z`);
  return { fr: longMonth.fr.format(day), en: longMonth.en.format(day) };
}

function offerAssumptions(offer: ForecastInputs['offers'][number], at: number): Assumption[] {
  const label = (field: Bilingual) => named(offer.name, what.offer, at, field);
  const path = `offers.${at}`;
  return [
    {
      label: label({ fr: 'prix avant taxes', en: 'price before taxes' }),
      value: dollars(offer.price),
      path: `${path}.price`,
    },
    {
      label: label({ fr: 'coût direct', en: 'direct cost' }),
      value: dollars(offer.cost),
      path: `${path}.cost`,
    },
    ...unitAssumptions(offer, label, path),
    {
      label: label({ fr: 'stock à garder', en: 'stock to keep' }),
      value: offer.stockMonths ? months(offer.stockMonths) : undefined,
      path: `${path}.stockMonths`,
    },
  ];
}

function unitAssumptions(
  { units }: ForecastInputs['offers'][number],
  label: (field: Bilingual) => Bilingual,
  path: string,
): Assumption[] {
  if (units?.mode === 'ramp') {
    return Object.entries(units.anchors ?? {}).map(([month, value]) => ({
      label: label({ fr: `unités vendues au mois ${month}`, en: `units sold in month ${month}` }),
      value: count(value),
      path: `${path}.units.anchors.${month}`,
    }));
  }
  return (units?.years ?? []).map((value, year) => ({
    label: label({ fr: `unités vendues, an ${year + 1}`, en: `units sold, year ${year + 1}` }),
    value: count(value),
    path: `${path}.units.years.${year}`,
  }));
}

type Loan = NonNullable<ForecastInputs['loans']>[number];

function loanAssumptions(loan: Loan, at: number): Assumption[] {
  const label = (field: Bilingual) => named(loan.name, what.loan, at, field);
  const path = `loans.${at}`;
  return [
    {
      label: label({ fr: 'montant', en: 'amount' }),
      value: dollars(loan.amount),
      path: `${path}.amount`,
    },
    {
      label: label({ fr: 'taux annuel', en: 'yearly rate' }),
      value: percent(loan.rate),
      path: `${path}.rate`,
    },
    { label: label({ fr: 'durée', en: 'term' }), value: months(loan.term), path: `${path}.term` },
  ];
}
