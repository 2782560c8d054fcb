import { calendarMonth } from '@elan/domain/forecast/calendar';
import { decimal } from '@elan/domain/forecast/exact';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Plan } from '@elan/domain/forecast/plan';
import type { Bilingual, Language } from '@elan/domain/language';
import { dateStyles, styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import { dayNumber, iff, is, or, plus } from '../../formula/operators.ts';
import type { Assumptions } from '../book.ts';
import { numberOf, yesNo } from './columns.ts';
import type { Desk } from './desk.ts';

const forms: Readonly<Record<Plan['form'], Bilingual>> = {
  soleProprietorship: { fr: 'Entreprise individuelle', en: 'Sole proprietorship' },
  partnership: { fr: 'Société de personnes', en: 'Partnership' },
  corporation: { fr: 'Société par actions', en: 'Corporation' },
  cooperative: { fr: 'Coopérative', en: 'Cooperative' },
  nonProfit: { fr: 'Organisme sans but lucratif', en: 'Non-profit organization' },
};
const registrations: Readonly<Record<Plan['salesTax']['registration'], Bilingual>> = {
  auto: { fr: 'quand la loi l’exige', en: 'when the law requires it' },
  start: { fr: 'dès le départ', en: 'from the start' },
  never: { fr: 'jamais', en: 'never' },
};
const methods: Readonly<Record<Plan['salesTax']['method'], Bilingual>> = {
  regular: { fr: 'régulière', en: 'regular' },
  quick: { fr: 'rapide', en: 'quick' },
};

type General = Pick<
  Assumptions,
  | 'opening'
  | 'isDrawn'
  | 'paysIncomeTax'
  | 'corporateTaxRate'
  | 'minimumCash'
  | 'ownerPay'
  | 'volume'
  | 'costLevel'
  | 'opensIn'
  | 'collected'
  | 'paid'
  | 'badDebts'
  | 'cardFee'
  | 'registration'
  | 'registrationWords'
  | 'isRegular'
  | 'quick'
>;

/** What is said of the business as a whole. */
export function generalFields(desk: Desk, plan: Plan, inputs: ForecastInputs): General {
  const { language } = desk.draft;
  return {
    ...business(desk, plan, inputs, language),
    ...whatIf(desk),
    ...customersAndSuppliers(desk, plan, inputs, language),
    ...salesTaxes(desk, plan, language),
  };
}

function business(desk: Desk, plan: Plan, inputs: ForecastInputs, language: Language) {
  desk.section({ fr: 'L’entreprise', en: 'The business' });
  const opening = desk.field(
    { fr: 'Mois d’ouverture', en: 'Opening month' },
    dayNumber(calendarMonth(inputs.opening)),
    dateStyles.input,
    { note: { fr: 'le premier jour du mois', en: 'the first day of the month' } },
  );
  const words = wordsOf(forms, language);
  const form = desk.field(
    { fr: 'Forme juridique', en: 'Legal form' },
    words[plan.form],
    styles.inputText,
    { choice: Object.values(words) },
  );
  const corporateTaxRate = desk.field(
    { fr: 'Taux d’impôt des sociétés', en: 'Corporate tax rate' },
    numberOf(plan.corporateTaxRate),
    styles.inputPercent,
  );
  const minimumCash = desk.field(
    { fr: 'Encaisse à garder', en: 'Cash to keep' },
    plan.minimumCash.value / 100,
    styles.inputDollars,
  );
  const said = inputs.ownerPay;
  const ownerPay = said
    ? {
        amount: desk.field(
          { fr: 'Revenu du propriétaire, par mois', en: 'Owner’s pay, a month' },
          said.amount == null ? null : said.amount / 100,
          styles.inputDollars,
        ),
        from: desk.field(
          { fr: 'Versé à partir du mois', en: 'Paid from month' },
          said.from ?? 1,
          styles.inputCount,
        ),
      }
    : undefined;
  return {
    opening,
    isDrawn: or(is(form, words.soleProprietorship), is(form, words.partnership)),
    paysIncomeTax: or(is(form, words.corporation), is(form, words.cooperative)),
    corporateTaxRate,
    minimumCash,
    ownerPay,
  };
}

function whatIf(desk: Desk) {
  desk.section({ fr: 'Pour essayer autre chose', en: 'To try something else' });
  return {
    volume: desk.field({ fr: 'Quantités vendues', en: 'Quantities sold' }, 1, styles.inputPercent, {
      note: {
        fr: '100 % : comme prévu; 80 % dans le scénario prudent, 120 % dans l’ambitieux',
        en: '100%: as planned; 80% in the prudent scenario, 120% in the ambitious one',
      },
    }),
    costLevel: desk.field({ fr: 'Coûts directs', en: 'Direct costs' }, 1, styles.inputPercent, {
      note: {
        fr: '105 % dans le scénario prudent',
        en: '105% in the prudent scenario',
      },
    }),
    opensIn: desk.field(
      { fr: 'Aucune vente avant le mois', en: 'No sales before month' },
      1,
      styles.inputCount,
    ),
  };
}

function customersAndSuppliers(desk: Desk, plan: Plan, inputs: ForecastInputs, language: Language) {
  desk.section({ fr: 'Clients et fournisseurs', en: 'Customers and suppliers' });
  const shares = (inputs.collect ?? ['1', '0', '0', '0']).map((text) => numberOf(decimal(text)));
  const collectLabels: readonly Bilingual[] = [
    { fr: 'Encaissé le mois même', en: 'Collected the same month' },
    { fr: 'Encaissé un mois plus tard', en: 'Collected a month later' },
    { fr: 'Encaissé deux mois plus tard', en: 'Collected two months later' },
    { fr: 'Encaissé trois mois plus tard', en: 'Collected three months later' },
  ];
  const collect = collectLabels.map((label, at) =>
    desk.field(label, shares[at] ?? 0, styles.inputPercent),
  );
  const words = { yes: yesNo.yes[language], no: yesNo.no[language] };
  const later = desk.field(
    { fr: 'Les clients paient un mois plus tard', en: 'Customers pay a month later' },
    words.no,
    styles.inputText,
    {
      choice: [words.yes, words.no],
      note: { fr: '« oui » dans le scénario prudent', en: '“yes” in the prudent scenario' },
    },
  );
  const paysLater = is(later, words.yes);
  const [c0, c1, c2] = three(collect);
  const collected = three([
    desk.field(
      { fr: 'Cumulé : le mois même', en: 'In total: the same month' },
      () => iff(paysLater, 0, c0),
      styles.inputPercent,
    ),
    desk.field(
      { fr: 'Cumulé : un mois plus tard', en: 'In total: a month later' },
      () => iff(paysLater, c0, plus(c0, c1)),
      styles.inputPercent,
    ),
    desk.field(
      { fr: 'Cumulé : deux mois plus tard', en: 'In total: two months later' },
      () => iff(paysLater, plus(c0, c1), plus(c0, c1, c2)),
      styles.inputPercent,
      {
        note: {
          fr: 'le reste est encaissé trois mois plus tard',
          en: 'the rest is collected three months later',
        },
      },
    ),
  ]);
  const badDebts = desk.field(
    {
      fr: 'Mauvaises créances, part de ce qui est facturé',
      en: 'Bad debts, share of what is billed',
    },
    numberOf(plan.badDebts),
    styles.inputPercent,
  );
  const cardFee = desk.field(
    { fr: 'Frais de carte', en: 'Card fees' },
    numberOf(plan.cardFee),
    styles.inputPercent,
  );
  const terms = (inputs.supplierTerms ?? ['1', '0', '0']).map((text) => numberOf(decimal(text)));
  const supplierLabels: readonly Bilingual[] = [
    { fr: 'Payé aux fournisseurs le mois même', en: 'Paid to suppliers the same month' },
    { fr: 'Payé un mois plus tard', en: 'Paid a month later' },
    { fr: 'Payé deux mois plus tard', en: 'Paid two months later' },
  ];
  const [s0, s1] = three(
    supplierLabels.map((label, at) => desk.field(label, terms[at] ?? 0, styles.inputPercent)),
  );
  const upToNext = desk.field(
    { fr: 'Cumulé : un mois plus tard', en: 'In total: a month later' },
    () => plus(s0, s1),
    styles.inputPercent,
    {
      note: {
        fr: 'le reste est payé deux mois plus tard',
        en: 'the rest is paid two months later',
      },
    },
  );
  return { collected, paid: [s0, upToNext] as const, badDebts, cardFee };
}

function salesTaxes(desk: Desk, { salesTax }: Plan, language: Language) {
  desk.section({ fr: 'TPS et TVQ', en: 'GST and QST' });
  const words = wordsOf(registrations, language);
  const registration = desk.field(
    { fr: 'Inscription aux taxes', en: 'Tax registration' },
    words[salesTax.registration],
    styles.inputText,
    { choice: Object.values(words) },
  );
  const methodWords = wordsOf(methods, language);
  const method = desk.field(
    { fr: 'Méthode', en: 'Method' },
    methodWords[salesTax.method],
    styles.inputText,
    { choice: Object.values(methodWords) },
  );
  return {
    registration,
    registrationWords: words,
    isRegular: is(method, methodWords.regular),
    quick: {
      gst: desk.field(
        { fr: 'Taux de TPS de la méthode rapide', en: 'GST rate of the quick method' },
        numberOf(salesTax.quickGst),
        styles.inputPercent,
      ),
      qst: desk.field(
        { fr: 'Taux de TVQ de la méthode rapide', en: 'QST rate of the quick method' },
        numberOf(salesTax.quickQst),
        styles.inputPercent,
      ),
    },
  };
}

function wordsOf<Key extends string>(
  all: Readonly<Record<Key, Bilingual>>,
  language: Language,
): Record<Key, string> {
  const pairs = Object.entries<Bilingual>(all).map(([key, words]) => [key, words[language]]);
  return Object.fromEntries(pairs) as Record<Key, string>;
}

function three(cells: readonly Cell[]): readonly [Cell, Cell, Cell] {
  const [a, b, c] = cells;
  if (!a || !b || !c) throw new Error('three cells are needed');
  return [a, b, c];
}
