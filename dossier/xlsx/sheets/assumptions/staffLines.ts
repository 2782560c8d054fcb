import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Plan, StaffLine } from '@elan/domain/forecast/plan';
import { known } from '@elan/domain/forecast/unknown';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import { over, plus, round, times } from '../../formula/operators.ts';
import type { StaffCells } from '../book.ts';
import {
  activeValues,
  calendarColumns,
  dollarsOf,
  fromHead,
  type NameOf,
  numberOf,
  toHead,
} from './columns.ts';
import { type calendarKeys, calendarOf, type FieldValue, type InputSheet } from './inputSheet.ts';
import { YesNo } from './yesNo.ts';

type StaffTable = Record<
  | 'people'
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

/** Writes the table of staff and their pay. */
export function staffFields(
  sheet: InputSheet,
  nameOf: NameOf,
  plan: Plan,
  inputs: ForecastInputs,
): StaffCells[] {
  const yesNo = new YesNo(sheet.draft.language);
  // Leaves out the owners' salaries, which have a section of their own.
  const entered = inputs.staff ?? [];
  const staff = plan.staff.slice(0, entered.length);
  if (staff.length === 0) return [];
  sheet.section({ fr: 'Personnel', en: 'Staff' });
  const lines: StaffTable[] = sheet.table(
    [
      { key: 'people', head: { fr: 'Personnes', en: 'People' }, style: styles.inputCount },
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
      yesNo.column('insured', { fr: 'Assurance-emploi', en: 'Employment insurance' }),
      yesNo.column('cnesst', { fr: 'CNESST', en: 'CNESST' }),
      { key: 'from', head: fromHead, style: styles.inputCount },
      { key: 'to', head: toHead, style: styles.inputCount },
      ...calendarColumns,
    ],
    staff.map((line, at) => {
      return {
        name: nameOf(line, at),
        values: {
          people: line.people,
          ...payValues(line, () => lines[at]),
          insured: yesNo.of(line.hasEmploymentInsurance),
          cnesst: yesNo.of(line.hasCnesst),
          from: line.from,
          to: line.to,
          ...activeValues(line.months),
        },
      };
    }),
  );
  return lines.map((line, at) => ({
    name: nameOf(staff[at] ?? { name: '' }, at),
    people: line.people,
    gross: line.monthly,
    isInsured: yesNo.isYes(line.insured),
    hasCnesst: yesNo.isYes(line.cnesst),
    from: line.from,
    to: line.to,
    calendar: calendarOf(line),
  }));
}

/** Monthly pay is an input. Hourly pay is computed from wage, hours and vacation pay. */
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
