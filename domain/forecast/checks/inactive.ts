import type { Bilingual } from '../../language.ts';
import type { Check } from '../outputs.ts';
import type { FixedCost, StaffLine } from '../plan.ts';
import { grossOf } from '../rules/staff.ts';
import { type Amount, known } from '../unknown.ts';
import { type Checked, found } from './figures.ts';

interface Named {
  readonly one: Bilingual;
  readonly the: Bilingual;
}
const fixedCost: Named = {
  one: { fr: 'Un coût fixe', en: 'A fixed cost' },
  the: { fr: 'Le coût fixe', en: 'The fixed cost' },
};
const staffLine: Named = {
  one: { fr: 'Une ligne de personnel', en: 'A staff line' },
  the: { fr: 'La ligne de personnel', en: 'The staff line' },
};

/** Warns about fixed costs and staff lines that apply in no month of the plan, so that their amount has no effect. */
export function checkInactive({ run }: Checked): Check[] {
  const { fixed, staff } = run.prepared.plan;
  return [
    ...fixed.flatMap((line) => inactive('fixedNeverDue', fixedCost, line, line.amount)),
    ...staff.flatMap((line) => inactive('staffNeverPaid', staffLine, line, grossOf(line.pay))),
  ];
}

function inactive(
  id: string,
  words: Named,
  line: FixedCost | StaffLine,
  { value, unknown }: Amount,
): Check[] {
  if (value === 0 || unknown !== known || line.isActive.includes(true)) return [];
  const { name, from, to } = line;
  const endsFirst = to < from;
  const why = endsFirst
    ? {
        fr: `sa fin (mois ${to}) précède son début (mois ${from})`,
        en: `it ends (month ${to}) before it begins (month ${from})`,
      }
    : {
        fr: `aucun des mois choisis ne tombe du mois ${from} au mois ${to} du plan`,
        en: `none of the months chosen is in months ${from} to ${to} of the plan`,
      };
  const what =
    name === ''
      ? words.one
      : { fr: `${words.the.fr} «\u00a0${name}\u00a0»`, en: `${words.the.en} “${name}”` };
  return [
    found(`${id}:${line.id}`, 'warning', `${line.path}.${endsFirst ? 'to' : 'months'}`, {
      fr: `${what.fr} ne compte dans aucun mois\u00a0: ${why.fr}.`,
      en: `${what.en} counts in no month: ${why.en}.`,
    }),
  ];
}
