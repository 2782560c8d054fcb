import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Loan, Payment, Plan } from '@elan/domain/forecast/plan';
import { known } from '@elan/domain/forecast/unknown';
import type { Bilingual } from '@elan/domain/language';
import { styles } from '../../draft/styles.ts';
import type { AssetCells, DatedAmounts, FixedCells, LoanCells, PurchaseCells } from '../book.ts';
import {
  activeValues,
  calendarColumns,
  dollarsOf,
  fromHead,
  type NameOf,
  numberOf,
  toHead,
} from './columns.ts';
import { calendarOf, columnOf, type InputSheet } from './inputSheet.ts';
import { YesNo } from './yesNo.ts';

const amountHead: Bilingual = { fr: 'Montant', en: 'Amount' };
const monthHead: Bilingual = { fr: 'Mois', en: 'Month' };
const taxedHead: Bilingual = { fr: 'Taxable', en: 'Taxable' };

/** Fills the lists of lines: costs, assets, money that comes in. */
export class Lines {
  private readonly sheet: InputSheet;
  private readonly nameOf: NameOf;
  private readonly yesNo: YesNo;

  constructor(sheet: InputSheet, nameOf: NameOf) {
    this.sheet = sheet;
    this.nameOf = nameOf;
    this.yesNo = new YesNo(sheet.draft.language);
  }

  fixed(plan: Plan, inputs: ForecastInputs): FixedCells[] {
    if (plan.fixed.length === 0) return [];
    this.sheet.section({ fr: 'Coûts fixes, par mois', en: 'Fixed costs, a month' });
    const lines = this.sheet.table(
      [
        { key: 'amount', head: amountHead, style: styles.inputDollars },
        this.yesNo.column('taxed', taxedHead),
        { key: 'from', head: fromHead, style: styles.inputCount },
        { key: 'to', head: toHead, style: styles.inputCount },
        {
          key: 'index',
          head: { fr: 'Hausse par an', en: 'Increase a year' },
          style: styles.inputPercent,
        },
        ...calendarColumns,
      ],
      plan.fixed.map((line, at) => {
        const entered = inputs.fixed?.[at];
        return {
          name: this.nameOf(line, at),
          values: {
            amount: dollarsOf(line.amount),
            taxed: this.yesNo.of(line.isTaxable),
            from: entered?.from ?? 1,
            to: entered?.to ?? 36,
            index: numberOf(line.index),
            ...activeValues(entered?.months),
          },
        };
      }),
    );
    return lines.map((line, at) => ({
      name: this.nameOf(plan.fixed[at] ?? { name: '' }, at),
      amount: line.amount,
      isTaxable: this.yesNo.isYes(line.taxed),
      from: line.from,
      to: line.to,
      index: line.index,
      calendar: calendarOf(line),
    }));
  }

  assets(plan: Plan): AssetCells[] {
    if (plan.assets.length === 0) return [];
    this.sheet.section({ fr: 'Immobilisations', en: 'Assets' });
    const lines = this.sheet.table(
      [
        { key: 'cost', head: { fr: 'Coût', en: 'Cost' }, style: styles.inputDollars },
        this.yesNo.column('taxed', taxedHead),
        { key: 'month', head: monthHead, style: styles.inputCount },
        {
          key: 'life',
          head: { fr: 'Durée de vie, en mois', en: 'Life, in months' },
          style: styles.inputCount,
        },
        this.yesNo.column('owned', { fr: 'Apportée, non achetée', en: 'Contributed, not bought' }),
      ],
      plan.assets.map((asset, at) => ({
        name: this.nameOf(asset, at),
        values: {
          cost: dollarsOf(asset.cost),
          taxed: this.yesNo.of(asset.isTaxable),
          month: asset.month,
          life: asset.life,
          owned: this.yesNo.of(asset.isOwned),
        },
      })),
    );
    return lines.map((line, at) => {
      const isOwned = this.yesNo.isYes(line.owned);
      return {
        name: this.nameOf(plan.assets[at] ?? { name: '' }, at),
        cost: line.cost,
        isTaxable: this.yesNo.isYes(line.taxed),
        isOwned,
        month: line.month,
        life: line.life,
      };
    });
  }

  startup(plan: Plan): PurchaseCells[] {
    if (plan.startup.length === 0) return [];
    this.sheet.section({ fr: 'Frais de démarrage', en: 'Start-up costs' });
    const lines = this.sheet.table(
      [
        { key: 'amount', head: amountHead, style: styles.inputDollars },
        this.yesNo.column('taxed', taxedHead),
      ],
      plan.startup.map((line, at) => ({
        name: this.nameOf(line, at),
        values: { amount: dollarsOf(line.amount), taxed: this.yesNo.of(line.isTaxable) },
      })),
    );
    return lines.map((line, at) => ({
      name: this.nameOf(plan.startup[at] ?? { name: '' }, at),
      amount: line.amount,
      isTaxable: this.yesNo.isYes(line.taxed),
    }));
  }

  payments(title: Bilingual, payments: readonly Payment[]): DatedAmounts {
    if (payments.length > 0) this.sheet.section(title);
    const lines =
      payments.length === 0
        ? []
        : this.sheet.table(
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
    if (loans.length > 0) this.sheet.section({ fr: 'Emprunts', en: 'Loans' });
    const lines =
      loans.length === 0
        ? []
        : this.sheet.table(
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
                head: { fr: 'Mois d’intérêts seulement', en: 'Months of interest only' },
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
