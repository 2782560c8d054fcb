import type { CalendarMonth } from '../calendar.ts';
import { cumulated, decimal, fraction } from '../exact.ts';
import { fields } from '../fields.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Drawing, Line, Owner, StaffLine } from '../plan.ts';
import { planned, type Reading } from '../planned.ts';
import type { Amount } from '../unknown.ts';
import { activeIn } from './active.ts';

/** What an owner is paid a month, as a drawing or a salary. */
interface OwnerPay extends Line {
  readonly amount: Amount;
  /** The path of the amount in the form. */
  readonly amountPath: string;
  readonly from: number;
  readonly cnesst: boolean;
  readonly employmentInsurance: boolean;
}

/** @returns the owners; if no share is set, all have the same. */
export function ownersOf(lines: NonNullable<ForecastInputs['owners']>, reading: Reading): Owner[] {
  const equal = fraction(1n, BigInt(Math.max(1, lines.length)));
  const upTo = cumulated(lines.map(({ share }) => (share == null ? equal : decimal(share))));
  return lines.map((given, at): Owner => {
    const path = `owners.${at}`;
    return {
      ...planned(fields.owners.fields, given, path, reading),
      id: given.id,
      path,
      upTo: upTo[at] ?? equal,
      dividends: (given.dividend ?? []).map((amount) => amount ?? 0),
    };
  });
}

/** @returns the pay of a form without a list of owners. */
export function ownerPay(
  given: NonNullable<ForecastInputs['ownerPay']>,
  reading: Reading,
): OwnerPay {
  const path = 'ownerPay';
  // Employment insurance is left out, and the coverage of a director by the CNESST is by choice (Act respecting
  // industrial accidents and occupational diseases, s. 2 and 18).
  return {
    ...planned(fields.ownerPay.fields, given, path, reading),
    id: path,
    name: '',
    path,
    amountPath: `${path}.amount`,
    employmentInsurance: false,
  };
}

/** @returns the pay of an owner of the list. */
export function payOfOwner(owner: Owner): OwnerPay {
  const { id, name, path, pay, payFrom, cnesst, employmentInsurance } = owner;
  const amountPath = `${path}.pay`;
  return { id, name, path, amountPath, amount: pay, from: payFrom, cnesst, employmentInsurance };
}

/** @returns the pay as a drawing. */
export function drawnPay({ id, name, amountPath, amount, from }: OwnerPay): Drawing {
  return { id, name, path: amountPath, amount, from };
}

/** @returns what an owner draws besides the pay. */
export function drawOf({ id, name, path, draw, payFrom }: Owner): Drawing {
  return { id, name, path: `${path}.draw`, amount: draw, from: payFrom };
}

/** @returns the pay as a line of staff, for businesses other than sole proprietorships and partnerships. */
export function ownerSalary(owner: OwnerPay, start: CalendarMonth, reading: Reading): StaffLine {
  const { id, name, path, amount, cnesst, employmentInsurance, from } = owner;
  const line = planned(fields.staff.fields, { from, cnesst, employmentInsurance }, path, reading);
  return {
    ...line,
    id,
    name,
    path,
    pay: { mode: 'monthly', amount },
    isActive: activeIn(start, line),
    hasEmploymentInsurance: line.employmentInsurance,
    hasCnesst: line.cnesst,
  };
}
