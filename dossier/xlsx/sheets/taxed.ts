import type { Bilingual } from '@elan/domain/language';
import type { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Block } from '../draft/series.ts';
import { type Expression, expressionOf, type Operand } from '../formula/expression.ts';
import { iff, plus, round, times } from '../formula/operators.ts';
import { sum } from '../formula/range.ts';
import type { Book } from './book.ts';

/** Totals of some lines in a month: the amounts before taxes, one tax, or both taxes. */
export interface Taxed {
  readonly amounts: (m: number) => Expression;
  readonly tax: (tax: 'gst' | 'qst', m: number) => Expression;
  readonly taxes: (m: number) => Expression;
}

/** Adds rows of amounts before taxes, then rows of GST and of QST, rounded line by line. */
export function taxedRows<Line extends { readonly name: string; readonly isTaxable: Expression }>(
  sheet: MonthlySheet,
  { assumptions: { legal } }: Book,
  lines: readonly Line[],
  {
    title,
    amount,
  }: {
    readonly title: Bilingual;
    readonly amount: (line: Line, m: number) => Operand;
  },
): Taxed {
  const nothing = () => expressionOf(0);
  if (lines.length === 0) return { amounts: nothing, tax: nothing, taxes: nothing };
  const name = (line: Line) => line.name;
  sheet.section(title);
  const amounts = sheet.block(lines, name, amount);
  const taxOf = (tax: 'gst' | 'qst'): Block =>
    sheet.block(lines, name, (line, m) => {
      const before = amounts.rows[lines.indexOf(line)]?.at(m) ?? 0;
      return iff(line.isTaxable, round(times(before, legal(m)[tax])), 0);
    });
  sheet.section({ fr: `${title.fr.split(',')[0]} : TPS`, en: `${title.en.split(',')[0]}: GST` });
  const gst = taxOf('gst');
  sheet.section({ fr: `${title.fr.split(',')[0]} : TVQ`, en: `${title.en.split(',')[0]}: QST` });
  const qst = taxOf('qst');
  const tax = (which: 'gst' | 'qst', m: number) => sum((which === 'gst' ? gst : qst).in(m));
  return {
    amounts: (m) => sum(amounts.in(m)),
    tax,
    taxes: (m) => plus(tax('gst', m), tax('qst', m)),
  };
}
