import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Plan, StaffLine } from '@elan/domain/forecast/plan';
import { known } from '@elan/domain/forecast/unknown';
import { styles } from '../../draft/styles.ts';
import type { Cell } from '../../formula/cell.ts';
import type { Expression } from '../../formula/expression.ts';
import { over, plus, power, round, times } from '../../formula/operators.ts';
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
import {
  type calendarKeys,
  calendarOf,
  type FieldColumn,
  type FieldValue,
  type InputSheet,
} from './inputSheet.ts';
import { YesNo } from './yesNo.ts';

type StaffKey =
  | 'people'
  | 'monthly'
  | 'wage'
  | 'hours'
  | 'vacation'
  | 'insured'
  | 'cnesst'
  | 'from'
  | 'to'
  | (typeof calendarKeys)[number]
  | RareKey;
/** Columns that only some plans need. */
type RareKey = 'raise' | 'tips';
type StaffTable = Record<Exclude<StaffKey, RareKey>, Cell> & Partial<Record<RareKey, Cell>>;

const raiseColumn: FieldColumn<StaffKey> = {
  key: 'raise',
  head: { fr: 'Augmentation par an', en: 'Raise a year' },
  style: styles.inputPercent,
};
const tipsColumn: FieldColumn<StaffKey> = {
  key: 'tips',
  head: { fr: 'Pourboires, en part du salaire', en: 'Tips, as a share of the wage' },
  style: styles.inputPercent,
};

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
  const has = (field: RareKey) => staff.some((line) => line[field].n !== 0n);
  const lines: StaffTable[] = sheet.table<StaffKey>(
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
      ...(has('raise') ? [raiseColumn] : []),
      ...(has('tips') ? [tipsColumn] : []),
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
          raise: numberOf(line.raise),
          tips: numberOf(line.tips),
          ...activeValues(line.months),
        },
      };
    }),
  );
  return lines.map((line, at) => ({
    name: nameOf(staff[at] ?? { name: '' }, at),
    people: line.people,
    gross: (rises) => grossOf(line, staff[at]?.pay.mode === 'hourly', rises),
    tips: line.tips,
    isInsured: yesNo.isYes(line.insured),
    hasCnesst: yesNo.isYes(line.cnesst),
    from: line.from,
    to: line.to,
    calendar: calendarOf(line),
  }));
}

/** @returns the monthly gross pay of one person after some raises, rounded once. */
function grossOf(line: StaffTable, isHourly: boolean, rises: number): Expression {
  const { monthly, raise } = line;
  if (rises === 0 || !raise) return monthly;
  const growth = power(plus(1, raise), rises);
  return round(isHourly ? over(times(hourlyFactors(line), growth), 12) : times(monthly, growth));
}

/** @returns twelve months of pay by the hour: wage × hours × 52 × (1 + vacation). */
function hourlyFactors({ wage, hours, vacation }: HourlyCells): Expression {
  return times(wage, hours, 52, plus(1, vacation));
}

type HourlyCells = Readonly<Record<'wage' | 'hours' | 'vacation', Cell>>;

/** Monthly pay is an input. Hourly pay is computed from wage, hours and vacation pay. */
function payValues(
  { pay }: StaffLine,
  own: () => HourlyCells | undefined,
): Record<'monthly' | 'wage' | 'hours' | 'vacation', FieldValue> {
  if (pay.mode === 'monthly') {
    return { monthly: dollarsOf(pay.amount), wage: '', hours: '', vacation: '' };
  }
  return {
    monthly: () => {
      const line = own();
      if (!line) throw new Error('a line of staff is missing');
      return round(over(hourlyFactors(line), 12));
    },
    wage: dollarsOf(pay.wage),
    hours: pay.hours.unknown === known ? pay.hours.value / 100 : null,
    vacation: numberOf(pay.vacation),
  };
}
