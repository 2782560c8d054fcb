import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Loan, Payment, Plan, StaffLine } from '@elan/domain/forecast/plan';
import { known } from '@elan/domain/forecast/unknown';
import type { Bilingual } from '@elan/domain/language';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import type { Expression } from '../../formula/expression.ts';
import { is, over, plus, round, times } from '../../formula/operators.ts';
import type {
  AssetCells,
  DatedAmounts,
  FixedCells,
  LoanCells,
  PurchaseCells,
  StaffCells,
} from '../book.ts';
import { activeValues, calendarColumns, dollarsOf, numberOf, yesNo } from './columns.ts';
import {
  type calendarKeys,
  calendarOf,
  columnOf,
  type Desk,
  type FieldColumn,
  type FieldValue,
} from './desk.ts';

const amountHead: Bilingual = { fr: 'Montant', en: 'Amount' };
const monthHead: Bilingual = { fr: 'Mois', en: 'Month' };
const fromHead: Bilingual = { fr: 'À partir du mois', en: 'From month' };
const toHead: Bilingual = { fr: 'Jusqu’au mois', en: 'To month' };
const taxedHead: Bilingual = { fr: 'Taxable', en: 'Taxable' };

type StaffTable = Record<
  | 'monthly'
  | 'wage'
  | 'hours'
  | 'vacation'
  | 'insured'
  | 'cnesst'
  | 'from'
  | 'to'
  | (typeof calendarKeys)[number],
  Cell
>;

/** What a person calls a line; the number of its kind where it has no name. */
export type NameOf = (line: { readonly name: string }, at: number) => string;

/** Fills the lists of lines: costs, staff, assets, money that comes in. */
export class Lines {
  private readonly desk: Desk;
  private readonly nameOf: NameOf;
  private readonly yes: string;
  private readonly choice: readonly string[];

  constructor(desk: Desk, nameOf: NameOf) {
    this.desk = desk;
    this.nameOf = nameOf;
    this.yes = yesNo.yes[desk.draft.language];
    this.choice = [this.yes, yesNo.no[desk.draft.language]];
  }

  private yesNoColumn<Key extends string>(key: Key, head: Bilingual): FieldColumn<Key> {
    return { key, head, style: styles.inputText, choice: this.choice };
  }

  private yesIf(holds: boolean): string {
    return this.choice[holds ? 0 : 1] ?? '';
  }

  private isYes(cell: Cell): Expression {
    return is(cell, this.yes);
  }

  fixed(plan: Plan, inputs: ForecastInputs): FixedCells[] {
    if (plan.fixed.length === 0) return [];
    this.desk.section({ fr: 'Coûts fixes, par mois', en: 'Fixed costs, a month' });
    const lines = this.desk.table(
      [
        { key: 'amount', head: amountHead, style: styles.inputDollars },
        this.yesNoColumn('taxed', taxedHead),
        { key: 'from', head: fromHead, style: styles.inputCount },
        { key: 'to', head: toHead, style: styles.inputCount },
        {
          key: 'index',
          head: { fr: 'Hausse par an', en: 'Rise a year' },
          style: styles.inputPercent,
        },
        ...calendarColumns,
      ],
      plan.fixed.map((line, at) => {
        const said = inputs.fixed?.[at];
        return {
          name: this.nameOf(line, at),
          values: {
            amount: dollarsOf(line.amount),
            taxed: this.yesIf(line.isTaxable),
            from: said?.from ?? 1,
            to: said?.to ?? 36,
            index: numberOf(line.index),
            ...activeValues(said?.months),
          },
        };
      }),
    );
    return lines.map((line, at) => ({
      name: this.nameOf(plan.fixed[at] ?? { name: '' }, at),
      amount: line.amount,
      isTaxable: this.isYes(line.taxed),
      from: line.from,
      to: line.to,
      index: line.index,
      calendar: calendarOf(line),
    }));
  }

  staff(plan: Plan, inputs: ForecastInputs): StaffCells[] {
    // The owner's salary stands with the business.
    const said = inputs.staff ?? [];
    const staff = plan.staff.slice(0, said.length);
    if (staff.length === 0) return [];
    this.desk.section({ fr: 'Personnel', en: 'Staff' });
    const lines: StaffTable[] = this.desk.table(
      [
        {
          key: 'monthly',
          head: { fr: 'Paie par mois', en: 'Pay a month' },
          style: styles.inputDollars,
        },
        {
          key: 'wage',
          head: { fr: 'Salaire de l’heure', en: 'Hourly wage' },
          style: styles.inputDollars,
        },
        {
          key: 'hours',
          head: { fr: 'Heures par semaine', en: 'Hours a week' },
          style: styles.inputCount,
        },
        {
          key: 'vacation',
          head: { fr: 'Vacances', en: 'Vacation pay' },
          style: styles.inputPercent,
        },
        this.yesNoColumn('insured', { fr: 'Assurance-emploi', en: 'Employment insurance' }),
        this.yesNoColumn('cnesst', { fr: 'CNESST', en: 'CNESST' }),
        { key: 'from', head: fromHead, style: styles.inputCount },
        { key: 'to', head: toHead, style: styles.inputCount },
        ...calendarColumns,
      ],
      staff.map((line, at) => {
        const own = said[at];
        return {
          name: this.nameOf(line, at),
          values: {
            ...payValues(line, () => lines[at]),
            insured: this.yesIf(line.hasEmploymentInsurance),
            cnesst: this.yesIf(line.hasCnesst),
            from: own?.from ?? 1,
            to: own?.to ?? 36,
            ...activeValues(own?.months),
          },
        };
      }),
    );
    return lines.map((line, at) => ({
      name: this.nameOf(staff[at] ?? { name: '' }, at),
      gross: line.monthly,
      isInsured: this.isYes(line.insured),
      hasCnesst: this.isYes(line.cnesst),
      from: line.from,
      to: line.to,
      calendar: calendarOf(line),
    }));
  }

  assets(plan: Plan): AssetCells[] {
    if (plan.assets.length === 0) return [];
    this.desk.section({ fr: 'Immobilisations', en: 'Assets' });
    const lines = this.desk.table(
      [
        { key: 'cost', head: { fr: 'Coût', en: 'Cost' }, style: styles.inputDollars },
        this.yesNoColumn('taxed', taxedHead),
        { key: 'month', head: monthHead, style: styles.inputCount },
        {
          key: 'life',
          head: { fr: 'Durée de vie, en mois', en: 'Life, in months' },
          style: styles.inputCount,
        },
        this.yesNoColumn('owned', { fr: 'Apportée, non achetée', en: 'Brought in, not bought' }),
      ],
      plan.assets.map((asset, at) => ({
        name: this.nameOf(asset, at),
        values: {
          cost: dollarsOf(asset.cost),
          taxed: this.yesIf(asset.isTaxable),
          month: asset.month,
          life: asset.life,
          owned: this.yesIf(asset.isOwned),
        },
      })),
    );
    return lines.map((line, at) => {
      const isOwned = this.isYes(line.owned);
      return {
        name: this.nameOf(plan.assets[at] ?? { name: '' }, at),
        cost: line.cost,
        isTaxable: this.isYes(line.taxed),
        isOwned,
        month: line.month,
        life: line.life,
      };
    });
  }

  startup(plan: Plan): PurchaseCells[] {
    if (plan.startup.length === 0) return [];
    this.desk.section({ fr: 'Frais de démarrage', en: 'Start-up costs' });
    const lines = this.desk.table(
      [
        { key: 'amount', head: amountHead, style: styles.inputDollars },
        this.yesNoColumn('taxed', taxedHead),
      ],
      plan.startup.map((line, at) => ({
        name: this.nameOf(line, at),
        values: { amount: dollarsOf(line.amount), taxed: this.yesIf(line.isTaxable) },
      })),
    );
    return lines.map((line, at) => ({
      name: this.nameOf(plan.startup[at] ?? { name: '' }, at),
      amount: line.amount,
      isTaxable: this.isYes(line.taxed),
    }));
  }

  payments(title: Bilingual, payments: readonly Payment[]): DatedAmounts {
    if (payments.length > 0) this.desk.section(title);
    const lines =
      payments.length === 0
        ? []
        : this.desk.table(
            [
              { key: 'amount', head: amountHead, style: styles.inputDollars },
              { key: 'month', head: monthHead, style: styles.inputCount },
            ],
            payments.map((line, at) => ({
              name: this.nameOf(line, at),
              values: { amount: dollarsOf(line.amount), month: line.month },
            })),
          );
    return { amounts: columnOf(lines, 'amount'), months: columnOf(lines, 'month') };
  }

  loans(loans: readonly Loan[]): { loans: LoanCells[]; received: DatedAmounts } {
    if (loans.length > 0) this.desk.section({ fr: 'Emprunts', en: 'Loans' });
    const lines =
      loans.length === 0
        ? []
        : this.desk.table(
            [
              { key: 'amount', head: amountHead, style: styles.inputDollars },
              {
                key: 'month',
                head: { fr: 'Reçu au mois', en: 'Received in month' },
                style: styles.inputCount,
              },
              {
                key: 'rate',
                head: { fr: 'Taux annuel', en: 'Yearly rate' },
                style: styles.inputPercent,
              },
              {
                key: 'term',
                head: { fr: 'Durée, en mois', en: 'Term, in months' },
                style: styles.inputCount,
              },
              {
                key: 'interestOnly',
                head: { fr: 'Mois d’intérêts seulement', en: 'Months of interest alone' },
                style: styles.inputCount,
              },
              { key: 'fee', head: { fr: 'Frais', en: 'Fee' }, style: styles.inputPercent },
            ],
            loans.map((loan, at) => ({
              name: this.nameOf(loan, at),
              values: {
                amount: dollarsOf(loan.amount),
                month: loan.month,
                rate: loan.rate.unknown === known ? numberOf(loan.rate.yearly) : null,
                term: loan.term.unknown === known ? loan.term.value : null,
                interestOnly: loan.interestOnly,
                fee: numberOf(loan.fee),
              },
            })),
          );
    return {
      loans: lines.map((line, at) => ({
        name: this.nameOf(loans[at] ?? { name: '' }, at),
        ...line,
      })),
      received: { amounts: columnOf(lines, 'amount'), months: columnOf(lines, 'month') },
    };
  }
}

/** Monthly pay is said; hourly pay comes from the wage, the hours and the vacation pay. */
function payValues(
  { pay }: StaffLine,
  own: () => Readonly<Record<'wage' | 'hours' | 'vacation', Cell>> | undefined,
): Record<'monthly' | 'wage' | 'hours' | 'vacation', FieldValue> {
  if (pay.mode === 'monthly') {
    return { monthly: dollarsOf(pay.amount), wage: '', hours: '', vacation: '' };
  }
  return {
    monthly: () => {
      const line = own();
      if (!line) throw new Error('a line of staff is missing');
      const { wage, hours, vacation } = line;
      return round(over(times(wage, hours, 52, plus(1, vacation)), 12));
    },
    wage: dollarsOf(pay.wage),
    hours: pay.hours.unknown === known ? pay.hours.value / 100 : null,
    vacation: numberOf(pay.vacation),
  };
}
