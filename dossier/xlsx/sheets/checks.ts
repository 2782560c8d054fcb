import { lastMonth } from '@elan/domain/forecast/calendar';
import type { Bilingual } from '@elan/domain/language';
import { Draft } from '../draft/draft.ts';
import type { Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
import type { Cell } from '../formula/cell.ts';
import type { Expression } from '../formula/expression.ts';
import { and, compare, iff, minus, plus, round, times } from '../formula/operators.ts';
import { extreme, sum } from '../formula/range.ts';
import type { Book } from './book.ts';

/** In dollars. Differences below half a cent are accepted as rounding errors. */
const tolerance = 0.005;

const followsNot: readonly Bilingual[] = [
  {
    fr: 'Scénarios : les trois scénarios et les imprévus. Pour en suivre un dans tout le classeur, changer « Pour essayer autre chose » et « Les clients paient un mois plus tard » dans Hypothèses.',
    en: 'Scenarios: the three scenarios and the stress tests. To follow one in the whole workbook, change “To try something else” and “Customers pay a month later” in Assumptions.',
  },
  {
    fr: 'Taux et limites de la loi : chacun vaut pour les mois du plan exporté. Après un changement du mois d’ouverture, les vérifier dans Hypothèses.',
    en: 'Rates and limits of the law: each holds for the months of the plan as exported. After a change of the opening month, check them in Assumptions.',
  },
  {
    fr: 'Listes : une ligne ajoutée sous une liste n’est pas comptée. Changer une ligne qui existe, ou l’ajouter dans Élan et exporter de nouveau.',
    en: 'Lists: a line added under a list is not counted. Change a line that exists, or add it in Élan and export again.',
  },
  {
    fr: 'Quantités : une offre prévue par année reste par année, une offre prévue par mois reste par mois. Une paie à l’heure reste à l’heure.',
    en: 'Quantities: an offer planned by year stays by year, one planned by month stays by month. Hourly pay stays hourly.',
  },
  {
    fr: 'Notes et titres, le nom du projet et la date.',
    en: 'Notes and titles, the project’s name and the date.',
  },
];

const whileMissing: Bilingual = {
  fr: 'Tant qu’une case est à préciser : ce qu’un autre choix d’inscription ou de méthode de taxes ferait dépendre d’elle reste à 0.',
  en: 'While a cell is still to be completed: what another choice of tax registration or method would make depend on it stays at 0.',
};

/** Builds the sheet of checks: sums that must agree, missing inputs, and values that changes do not update. */
export function checkSheet(book: Book, countOfMissing: Cell, missing: readonly string[]): Draft {
  const draft = new Draft(
    book.language,
    { fr: 'Vérifications', en: 'Checks' },
    { widths: [78, 16, 18], frozen: { rows: 2, columns: 0 }, pagesWide: 1 },
  );
  draft.say(0, 0, { fr: 'Vérifications', en: 'Checks' }, styles.title);
  draft.constant(1, 0, book.subtitle, styles.subtitle);
  let row = 3;
  const head = (words: Bilingual) => {
    draft.say(row, 0, words, styles.section);
    draft.constant(row, 1, '', styles.section);
    draft.constant(row, 2, '', styles.section);
    row += 1;
  };
  head({ fr: 'Sommes qui doivent s’accorder', en: 'Sums that have to agree' });
  draft.say(row - 1, 1, { fr: 'Écart', en: 'Difference' }, styles.section);
  for (const { words, of } of agreements(book)) {
    draft.say(row, 0, words, styles.words);
    const gap = draft.formula(row, 1, () => round(of()), styles.dollars);
    const isSmall = and(compare(gap, '<', tolerance), compare(gap, '>', -tolerance));
    const [good, bad] = { fr: ['juste', 'à vérifier'], en: ['correct', 'to be checked'] }[
      book.language
    ];
    draft.formula(row, 2, () => iff(isSmall, good ?? '', bad ?? ''), styles.label);
    row += 1;
  }
  row += 1;
  head({ fr: 'Ce qui est à préciser', en: 'What is to be completed' });
  draft.say(row, 0, {
    fr: 'Cases encore vides dans Hypothèses',
    en: 'Cells still empty in Assumptions',
  });
  draft.formula(row, 1, () => plus(countOfMissing), styles.count);
  row += 1;
  for (const words of missing) {
    draft.constant(row, 0, words, styles.words);
    row += 1;
  }
  row += 1;
  head({
    fr: 'Valeurs qui ne suivent pas un changement',
    en: 'Values that do not follow a change',
  });
  for (const words of missing.length > 0 ? [...followsNot, whileMissing] : followsNot) {
    draft.say(row, 0, words, styles.words);
    row += 1;
  }
  return draft;
}

/** @returns differences that must be 0, most of them between a closing balance and the sum of its flows. */
function agreements({
  rows,
}: Book): { readonly words: Bilingual; readonly of: () => Expression }[] {
  const { sales, purchases, taxes, loans, results, cash, balance, staff } = rows;
  const all = (series: Series) => sum(series.range());
  const end = (series: Series) => series.at(lastMonth);
  const { creditLine } = loans;
  return [
    {
      words: {
        fr: 'Bilan : l’actif est égal au passif et aux capitaux propres, chaque mois (plus grand écart)',
        en: 'Balance sheet: assets equal liabilities and equity, each month (largest difference)',
      },
      of: () =>
        plus(
          extreme('MAX', balance.difference.all),
          times(-1, extreme('MIN', balance.difference.all)),
        ),
    },
    {
      words: {
        fr: 'Encaisse : la fin du mois 36 est la somme de toutes les entrées et sorties',
        en: 'Cash: the end of month 36 is the sum of all that was received and paid',
      },
      of: () => {
        const { cashFromCustomers, cashFromOwner, cashFromLoans, grantsReceived, ...others } =
          cash.flows;
        const { creditLineDrawn, ...out } = others;
        const into = [cashFromCustomers, cashFromOwner, cashFromLoans, grantsReceived];
        if (creditLineDrawn) into.push(creditLineDrawn);
        return minus(
          end(cash.closing),
          minus(plus(...into.map(all)), ...Object.values<Series>(out).map(all)),
        );
      },
    },
    {
      words: {
        fr: 'Comptes clients : facturé moins les mauvaises créances et les encaissements',
        en: 'Receivables: billed less bad debts and collections',
      },
      of: () =>
        minus(
          end(balance.receivables),
          minus(plus(...sales.net.rows.map(all)), all(sales.collected)),
        ),
    },
    {
      words: {
        fr: 'Comptes fournisseurs : achats avec les taxes moins les paiements',
        en: 'Payables: purchases with taxes less payments',
      },
      of: () =>
        minus(
          end(balance.payables),
          minus(all(purchases.boughtWithTaxes), all(purchases.suppliersPaid)),
        ),
    },
    {
      words: {
        fr: 'Stocks : achats moins les coûts directs',
        en: 'Inventory: purchases less direct costs',
      },
      of: () =>
        minus(end(balance.inventory), minus(all(purchases.bought), all(purchases.directCosts))),
    },
    {
      words: {
        fr: 'Cotisations : dues moins versées',
        en: 'Contributions: due less paid',
      },
      of: () =>
        minus(
          end(balance.payrollPayable),
          minus(plus(all(staff.wages), all(staff.charges)), all(staff.paid)),
        ),
    },
    {
      words: {
        fr: 'TPS et TVQ : perçues moins récupérées, gardées et versées',
        en: 'GST and QST: collected less recovered, kept and paid',
      },
      of: () =>
        minus(
          end(taxes.payable),
          minus(
            plus(...sales.gst.rows.map(all), ...sales.qst.rows.map(all)),
            all(purchases.credits.gst),
            all(purchases.credits.qst),
            all(taxes.gain),
            all(taxes.paid),
          ),
        ),
    },
    {
      words: {
        fr: 'Prêts : reçus moins le capital remboursé',
        en: 'Loans: received less principal repaid',
      },
      of: () => minus(end(balance.loans), minus(all(loans.received), all(loans.principal))),
    },
    ...(creditLine
      ? [
          {
            words: {
              fr: 'Marge de crédit\u00a0: utilisée moins remboursée',
              en: 'Line of credit: drawn less repaid',
            },
            of: () =>
              minus(end(creditLine.balance), minus(all(creditLine.drawn), all(creditLine.repaid))),
          },
        ]
      : []),
    {
      words: {
        fr: 'Résultats : les trois années font la somme des 37 mois',
        en: 'Results: the three years are the sum of the 37 months',
      },
      of: () => {
        const { netIncome } = results.flows;
        return minus(plus(netIncome.year(0), netIncome.year(1), netIncome.year(2)), all(netIncome));
      },
    },
  ];
}
