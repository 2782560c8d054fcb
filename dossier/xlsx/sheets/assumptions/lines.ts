import { loanKinds } from '@elan/domain/figures/fundingWords';
import type { Payment, Plan } from '@elan/domain/forecast/plan';
import type { Bilingual } from '@elan/domain/language';
import { is } from '../../formula/operators.ts';
import { Range } from '../../formula/range.ts';
import type {
  AssetCells,
  DatedAmounts,
  FixedCells,
  GrantCells,
  LineCells,
  LoanCells,
  PurchaseCells,
} from '../book.ts';
import type { NameOf } from './columns.ts';
import { calendarOf, columnOf, type InputSheet } from './inputSheet.ts';
import { lineTable } from './lineTable.ts';
import { YesNo } from './yesNo.ts';

const assetNote: Bilingual = {
  fr: 'L’immobilisation nº 1 est la première du tableau des immobilisations. Vide\u00a0: la subvention est un revenu.',
  en: 'Asset no. 1 is the first in the table of assets. Blank: the grant is income.',
};

/** Writes a table for each list of lines: costs, assets, dated payments and loans. */
export class Lines {
  private readonly sheet: InputSheet;
  readonly nameOf: NameOf;
  readonly yesNo: YesNo;

  constructor(sheet: InputSheet, nameOf: NameOf) {
    this.sheet = sheet;
    this.nameOf = nameOf;
    this.yesNo = new YesNo(sheet.draft.language);
  }

  fixed({ fixed }: Plan): FixedCells[] {
    if (fixed.length === 0) return [];
    this.sheet.section({ fr: 'Coûts fixes, par mois', en: 'Fixed costs, a month' });
    return lineTable(this.sheet, 'fixed', fixed, this).map((line, at) => ({
      ...line,
      name: this.nameAt(fixed, at),
      isTaxable: this.yesNo.isYes(line.tax),
      calendar: calendarOf(line),
    }));
  }

  assets({ assets }: Plan): AssetCells[] {
    if (assets.length === 0) return [];
    this.sheet.section({ fr: 'Immobilisations', en: 'Assets' });
    return lineTable(this.sheet, 'assets', assets, this).map((line, at) => ({
      ...line,
      name: this.nameAt(assets, at),
      isTaxable: this.yesNo.isYes(line.tax),
      isOwned: this.yesNo.isYes(line.owned),
    }));
  }

  startup({ startup }: Plan): PurchaseCells[] {
    if (startup.length === 0) return [];
    this.sheet.section({ fr: 'Frais de démarrage', en: 'Start-up costs' });
    return lineTable(this.sheet, 'startup', startup, this).map((line, at) => ({
      ...line,
      name: this.nameAt(startup, at),
      isTaxable: this.yesNo.isYes(line.tax),
    }));
  }

  payments(
    list: 'deposits' | 'capital',
    title: Bilingual,
    payments: readonly Payment[],
  ): DatedAmounts {
    if (payments.length > 0) this.sheet.section(title);
    const lines = payments.length === 0 ? [] : lineTable(this.sheet, list, payments, this);
    return { amounts: columnOf(lines, 'amount'), months: columnOf(lines, 'month') };
  }

  grants({ grants }: Plan): GrantCells {
    const none = { amounts: new Range([]), months: new Range([]), assets: undefined };
    if (grants.length === 0) return none;
    this.sheet.section({ fr: 'Subventions', en: 'Grants' });
    const lines = lineTable(this.sheet, 'grants', grants, this);
    const isForAsset = grants.some(({ asset }) => asset !== undefined);
    if (isForAsset) this.sheet.note(assetNote);
    return {
      amounts: columnOf(lines, 'amount'),
      months: columnOf(lines, 'month'),
      assets: isForAsset ? columnOf(lines, 'for') : undefined,
    };
  }

  loans({ loans }: Plan): { loans: LoanCells[]; received: DatedAmounts } {
    if (loans.length > 0) this.sheet.section({ fr: 'Prêts', en: 'Loans' });
    const lines = loans.length === 0 ? [] : lineTable(this.sheet, 'loans', loans, this);
    return {
      loans: lines.map((line, at) => ({
        ...line,
        name: this.nameAt(loans, at),
        kinds: this.kindsOf(line),
        isCapitalised: line.capitalise && this.yesNo.isYes(line.capitalise),
      })),
      received: { amounts: columnOf(lines, 'amount'), months: columnOf(lines, 'month') },
    };
  }

  private kindsOf({ kind, amortisation }: Partial<LineCells<'loans'>>): LoanCells['kinds'] {
    if (!kind || !amortisation) return undefined;
    const isOf = (one: keyof typeof loanKinds) =>
      is(kind, loanKinds[one][this.sheet.draft.language]);
    return {
      isEqualPrincipal: isOf('equalPrincipal'),
      isBalloon: isOf('balloon'),
      amortisation,
    };
  }

  private nameAt(lines: readonly { readonly name: string }[], at: number): string {
    return this.nameOf(lines[at] ?? { name: '' }, at);
  }
}
