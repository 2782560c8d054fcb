import { years } from '@elan/domain/forecast/calendar';
import { less, zero } from '@elan/domain/forecast/exact';
import type { Owner } from '@elan/domain/forecast/plan';
import type { Bilingual } from '@elan/domain/language';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import type { OwnerCells, OwnerPayCells } from '../book.ts';
import { dollarsOf, fromHead, type NameOf, numberOf } from './columns.ts';
import type { FieldColumn, InputSheet } from './inputSheet.ts';
import { YesNo } from './yesNo.ts';

const yearKeys = ['dividend0', 'dividend1', 'dividend2'] as const;
type Key =
  | 'share'
  | 'pay'
  | 'from'
  | 'draw'
  | 'otherIncome'
  | (typeof yearKeys)[number]
  | 'insured'
  | 'cnesst';

/** Writes the table of the owners. */
export function ownerFields(
  sheet: InputSheet,
  nameOf: NameOf,
  owners: readonly Owner[],
): (OwnerCells & { readonly pay: OwnerPayCells })[] {
  if (owners.length === 0) return [];
  const yesNo = new YesNo(sheet.draft.language);
  sheet.section({ fr: 'Propriétaires', en: 'Owners' });
  sheet.note({
    fr: 'La paie est un prélèvement dans une entreprise individuelle ou une société en nom collectif, un salaire ailleurs.',
    en: 'The pay is a drawing in a sole proprietorship or a partnership, a salary elsewhere.',
  });
  const dollars = (key: Key, head: Bilingual): FieldColumn<Key> => ({
    key,
    head,
    style: styles.inputDollars,
  });
  const cells = sheet.table<Key>(
    [
      { key: 'share', head: { fr: 'Part', en: 'Share' }, style: styles.inputPercent },
      dollars('pay', { fr: 'Paie par mois', en: 'Pay a month' }),
      { key: 'from', head: fromHead, style: styles.inputCount },
      dollars('draw', { fr: 'Autre retrait par mois', en: 'Other drawing a month' }),
      dollars('otherIncome', { fr: 'Autre salaire par année', en: 'Other salary a year' }),
      ...yearKeys.map((key, at) =>
        dollars(key, { fr: `Dividende, an ${at + 1}`, en: `Dividend, year ${at + 1}` }),
      ),
      yesNo.column('insured', { fr: 'Assurance-emploi', en: 'Employment insurance' }),
      yesNo.column('cnesst', { fr: 'CNESST', en: 'CNESST' }),
    ],
    owners.map((owner, at) => ({
      name: nameOf(owner, at),
      values: {
        share: numberOf(less(owner.upTo, owners[at - 1]?.upTo ?? zero)),
        pay: dollarsOf(owner.pay),
        from: owner.payFrom,
        draw: dollarsOf(owner.draw),
        otherIncome: dollarsOf(owner.otherIncome),
        dividend0: (owner.dividends[0] ?? 0) / 100,
        dividend1: (owner.dividends[1] ?? 0) / 100,
        dividend2: (owner.dividends[2] ?? 0) / 100,
        insured: yesNo.of(owner.employmentInsurance),
        cnesst: yesNo.of(owner.cnesst),
      },
    })),
  );
  return cells.map((line, at) => {
    const name = nameOf(owners[at] ?? { name: '' }, at);
    const { share, pay, from, draw, otherIncome, insured, cnesst } = line;
    return {
      name,
      share,
      from,
      draw,
      otherIncome,
      dividends: years.map((_, year): Cell => line[yearKeys[year] ?? 'dividend0']),
      pay: {
        name,
        amount: pay,
        from,
        isInsured: yesNo.isYes(insured),
        hasCnesst: yesNo.isYes(cnesst),
      },
    };
  });
}
