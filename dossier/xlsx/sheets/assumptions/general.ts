import { calendarMonth } from '@elan/domain/forecast/calendar';
import { decimal } from '@elan/domain/forecast/exact';
import { fields } from '@elan/domain/forecast/fields';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Plan } from '@elan/domain/forecast/plan';
import type { Bilingual, Language } from '@elan/domain/language';
import { forms, methods, registrations } from '../../../model/finances/assumptions/choices.ts';
import { dateStyles, styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import { dayNumber, iff, is, or, plus } from '../../formula/operators.ts';
import type { Assumptions } from '../book.ts';
import { numberOf } from './columns.ts';
import type { InputSheet } from './inputSheet.ts';
import { YesNo } from './yesNo.ts';

type General = Pick<
  Assumptions,
  | 'opening'
  | 'isDrawn'
  | 'paysIncomeTax'
  | 'corporateTaxRate'
  | 'corporateTaxRateAbove'
  | 'minimumCash'
  | 'ownerPay'
  | 'volume'
  | 'costLevel'
  | 'opensIn'
  | 'collected'
  | 'paysLater'
  | 'paid'
  | 'badDebts'
  | 'cardFee'
  | 'registration'
  | 'registrationWords'
  | 'isRegular'
  | 'quick'
>;

/** Writes the inputs about the business, what-if changes, customers, suppliers and sales taxes. */
export function generalFields(sheet: InputSheet, plan: Plan, inputs: ForecastInputs): General {
  const { language } = sheet.draft;
  return {
    ...business(sheet, plan, inputs, language),
    ...whatIf(sheet),
    ...customersAndSuppliers(sheet, plan, inputs, language),
    ...salesTaxes(sheet, plan, language),
  };
}

function business(sheet: InputSheet, plan: Plan, inputs: ForecastInputs, language: Language) {
  sheet.section({ fr: 'L’entreprise', en: 'The business' });
  const opening = sheet.field(
    { fr: 'Mois d’ouverture', en: 'Opening month' },
    dayNumber(calendarMonth(inputs.opening)),
    dateStyles.input,
    { note: { fr: 'le premier jour du mois', en: 'the first day of the month' } },
  );
  const words = wordsOf(forms, language);
  const form = sheet.field(
    { fr: 'Forme juridique', en: 'Legal form' },
    words[plan.form],
    styles.inputText,
    { choice: Object.values(words) },
  );
  const corporateTaxRate = sheet.field(
    { fr: 'Taux d’impôt des sociétés', en: 'Corporate tax rate' },
    numberOf(plan.corporateTaxRate),
    styles.inputPercent,
  );
  const corporateTaxRateAbove =
    plan.corporateTaxRateAbove &&
    sheet.field(
      { fr: 'Taux d’impôt supérieur', en: 'Higher tax rate' },
      numberOf(plan.corporateTaxRateAbove),
      styles.inputPercent,
      {
        note: {
          fr: 'au-dessus du bénéfice indiqué sous «\u00a0Ce que la loi fixe\u00a0»',
          en: 'above the income under “What the law sets”',
        },
      },
    );
  const minimumCash = sheet.field(
    { fr: 'Encaisse à garder', en: 'Cash to keep' },
    plan.minimumCash.value / 100,
    styles.inputDollars,
  );
  const entered = inputs.ownerPay;
  const yesNo = new YesNo(language);
  const ownerPay = entered
    ? {
        name: { fr: 'Salaire du propriétaire', en: 'Owner’s salary' }[language],
        // Employment insurance is left out of this salary, as in the forecast.
        isInsured: undefined,
        amount: sheet.field(
          { fr: 'Rémunération des propriétaires, par mois', en: 'Owners’ pay, a month' },
          entered.amount == null ? null : entered.amount / 100,
          styles.inputDollars,
        ),
        from: sheet.field(
          { fr: 'Versé à partir du mois', en: 'Paid from month' },
          entered.from ?? 1,
          styles.inputCount,
        ),
        hasCnesst: yesNo.isYes(
          sheet.field(
            { fr: 'Propriétaire couvert par la CNESST', en: 'Owner covered by the CNESST' },
            yesNo.of(entered.cnesst ?? false),
            styles.inputText,
            {
              choice: yesNo.choice,
              note: {
                fr: 'par choix, là où le propriétaire reçoit un salaire',
                en: 'by choice, where the owner is paid a salary',
              },
            },
          ),
        ),
      }
    : undefined;
  return {
    opening,
    isDrawn: or(is(form, words.soleProprietorship), is(form, words.partnership)),
    paysIncomeTax: or(is(form, words.corporation), is(form, words.cooperative)),
    corporateTaxRate,
    corporateTaxRateAbove,
    minimumCash,
    ownerPay: ownerPay ? [ownerPay] : [],
  };
}

function whatIf(sheet: InputSheet) {
  sheet.section({ fr: 'Pour essayer autre chose', en: 'To try something else' });
  return {
    volume: sheet.field(
      { fr: 'Quantités vendues', en: 'Quantities sold' },
      1,
      styles.inputPercent,
      {
        note: {
          fr: '100 % : comme prévu; 80 % dans le scénario prudent, 120 % dans l’ambitieux',
          en: '100%: as planned; 80% in the prudent scenario, 120% in the ambitious one',
        },
      },
    ),
    costLevel: sheet.field({ fr: 'Coûts directs', en: 'Direct costs' }, 1, styles.inputPercent, {
      note: {
        fr: '105 % dans le scénario prudent',
        en: '105% in the prudent scenario',
      },
    }),
    opensIn: sheet.field(
      { fr: 'Aucune vente avant le mois', en: 'No sales before month' },
      1,
      styles.inputCount,
    ),
  };
}

function customersAndSuppliers(
  sheet: InputSheet,
  plan: Plan,
  inputs: ForecastInputs,
  language: Language,
) {
  sheet.section({ fr: 'Clients et fournisseurs', en: 'Customers and suppliers' });
  const shares = (inputs.collect ?? fields.collect.default).map((text) => numberOf(decimal(text)));
  const collectLabels: readonly Bilingual[] = [
    { fr: 'Encaissé le mois même', en: 'Collected the same month' },
    { fr: 'Encaissé un mois plus tard', en: 'Collected a month later' },
    { fr: 'Encaissé deux mois plus tard', en: 'Collected two months later' },
    { fr: 'Encaissé trois mois plus tard', en: 'Collected three months later' },
  ];
  const collect = collectLabels.map((label, at) =>
    sheet.field(label, shares[at] ?? 0, styles.inputPercent),
  );
  const yesNo = new YesNo(language);
  const later = sheet.field(
    { fr: 'Les clients paient un mois plus tard', en: 'Customers pay a month later' },
    yesNo.no,
    styles.inputText,
    {
      choice: yesNo.choice,
      note: { fr: '« oui » dans le scénario prudent', en: '“yes” in the prudent scenario' },
    },
  );
  const paysLater = yesNo.isYes(later);
  const [c0, c1, c2] = three(collect);
  const collected = three([
    sheet.field(
      { fr: 'Cumulé : le mois même', en: 'In total: the same month' },
      () => iff(paysLater, 0, c0),
      styles.inputPercent,
    ),
    sheet.field(
      { fr: 'Cumulé : un mois plus tard', en: 'In total: a month later' },
      () => iff(paysLater, c0, plus(c0, c1)),
      styles.inputPercent,
    ),
    sheet.field(
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
  const badDebts = sheet.field(
    {
      fr: 'Mauvaises créances, part de ce qui est facturé',
      en: 'Bad debts, share of what is billed',
    },
    numberOf(plan.badDebts),
    styles.inputPercent,
  );
  const cardFee = sheet.field(
    { fr: 'Frais de carte', en: 'Card fees' },
    numberOf(plan.cardFee),
    styles.inputPercent,
  );
  const terms = (inputs.supplierTerms ?? fields.supplierTerms.default).map((text) =>
    numberOf(decimal(text)),
  );
  const supplierLabels: readonly Bilingual[] = [
    { fr: 'Payé aux fournisseurs le mois même', en: 'Paid to suppliers the same month' },
    { fr: 'Payé un mois plus tard', en: 'Paid a month later' },
    { fr: 'Payé deux mois plus tard', en: 'Paid two months later' },
  ];
  const [s0, s1] = three(
    supplierLabels.map((label, at) => sheet.field(label, terms[at] ?? 0, styles.inputPercent)),
  );
  const upToNext = sheet.field(
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
  return { collected, paysLater, paid: [s0, upToNext] as const, badDebts, cardFee };
}

function salesTaxes(sheet: InputSheet, { salesTax }: Plan, language: Language) {
  sheet.section({ fr: 'TPS et TVQ', en: 'GST and QST' });
  const words = wordsOf(registrations, language);
  const registration = sheet.field(
    { fr: 'Inscription aux taxes', en: 'Tax registration' },
    words[salesTax.registration],
    styles.inputText,
    { choice: Object.values(words) },
  );
  const methodWords = wordsOf(methods, language);
  const method = sheet.field(
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
      gst: sheet.field(
        { fr: 'Taux de TPS de la méthode rapide', en: 'GST rate of the quick method' },
        numberOf(salesTax.quickGst),
        styles.inputPercent,
      ),
      qst: sheet.field(
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
