import type { Run } from '../compute.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Check } from '../outputs.ts';
import { isTakenFromIncome } from '../plan.ts';
import { personalTaxRules } from '../rules/ownerTaxes.ts';
import { type Checked, found } from './figures.ts';

/** Checks that the owners and what they are paid fit the form of the business, and that their taxes are counted. */
export function checkOwners(checked: Checked): Check[] {
  return [...checkForm(checked), ...checkDividends(checked), ...checkTaxes(checked)];
}

function checkForm({ inputs: { owners }, run }: Checked): Check[] {
  const { form } = run.prepared.plan;
  const count = owners?.length ?? 0;
  if (form === 'soleProprietorship' && count > 1) {
    return [
      found('ownersForm', 'warning', 'form', {
        fr: `Une entreprise individuelle a un seul propriétaire; vous en inscrivez ${count}.`,
        en: `A sole proprietorship has one owner; you list ${count}.`,
      }),
    ];
  }
  if (form !== 'partnership' || count !== 1) return [];
  return [
    found('ownersForm', 'warning', 'owners', {
      fr: 'Une société en nom collectif a au moins deux associés; vous en inscrivez un seul.',
      en: 'A partnership has at least two partners; you list only one.',
    }),
  ];
}

function checkDividends({ inputs: { owners }, run }: Checked): Check[] {
  const { form } = run.prepared.plan;
  const at = (owners ?? []).findIndex(({ dividend }) =>
    dividend?.some((amount) => (amount ?? 0) > 0),
  );
  if (at < 0 || form === 'corporation' || form === 'cooperative') return [];
  return [
    found('dividendsForm', 'warning', `owners.${at}.dividend.0`, {
      fr: 'Seules une société par actions et une coopérative versent des dividendes.',
      en: 'Only a corporation or a co-operative pays dividends.',
    }),
  ];
}

function checkTaxes({ inputs, run }: Checked): Check[] {
  if (!isTakenFromIncome(run.prepared.plan) || inputs.ownerPay == null) return [];
  return [
    found('ownerTaxesMissing', 'note', 'owners', {
      fr: 'Vos impôts et cotisations sur les bénéfices ne sont pas comptés\u00a0: inscrivez-vous parmi les propriétaires pour en avoir une estimation.',
      en: 'Your taxes and contributions on the income are not counted: list yourself among the owners for an estimate.',
    }),
  ];
}

/** @returns the year of the owners' taxes that hold until the plan's last year; undefined if none are counted. */
export function ownerTaxTable({ plan }: Run['prepared'], last: number): number | undefined {
  if (plan.owners.length === 0 || !isTakenFromIncome(plan)) return undefined;
  return Number(personalTaxRules(last).from.slice(0, 4));
}

/** @returns what the owners take a month together, in cents; null if unknown, undefined if nothing is entered. */
export function takenByOwners({ owners, ownerPay }: ForecastInputs): number | null | undefined {
  if (owners?.length) {
    return owners.reduce((sum, { pay, draw }) => sum + (pay ?? 0) + (draw ?? 0), 0);
  }
  return ownerPay ? (ownerPay.amount ?? null) : undefined;
}

/** @returns whether the owners are paid nothing at all. */
export function areUnpaid(inputs: ForecastInputs): boolean {
  const hasDividend = inputs.owners?.some(({ dividend }) => dividend?.some((amount) => amount));
  return !hasDividend && (takenByOwners(inputs) ?? 0) === 0 && takenByOwners(inputs) !== null;
}

/** @returns the hours that the owners work a week, undefined if not entered. Those of the owners come first. */
export function ownHours({ owners, hoursPerWeek }: ForecastInputs): number | undefined {
  const told = (owners ?? []).flatMap(({ hours }) => hours ?? []);
  if (told.length === 0) return hoursPerWeek ?? undefined;
  return told.reduce((sum, hours) => sum + hours, 0);
}
