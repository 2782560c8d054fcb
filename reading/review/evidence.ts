import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Check } from '@elan/domain/forecast/outputs';
import { valueAt } from '@elan/domain/forecast/saved/paths';
import { fnv1a } from '@elan/domain/hash';
import type { CheckedModules } from '../contradictions/projectChecks.ts';
import { textAt } from '../projectTexts.ts';

/** What a check was computed from. */
export interface EvidenceSources {
  readonly modules: CheckedModules;
  /** From the saved forecast. */
  readonly inputs: ForecastInputs | undefined;
}

const namesOf = (lines: ForecastInputs['fixed']) => (lines ?? []).map(({ name }) => name);
const costNames = ({ fixed, startup }: ForecastInputs) => [...namesOf(fixed), ...namesOf(startup)];

/** What a check compares in the forecast, where neither its sentence nor the place to fix it holds all of that. */
const compared: Readonly<Record<string, (inputs: ForecastInputs) => unknown>> = {
  noInsurance: costNames,
  noAccounting: costNames,
  noCardFees: (inputs) => [inputs.cardFee, costNames(inputs)],
  noOwnPay: ({ form, ownerPay }) => [form, ownerPay],
  noCnesst: ({ staff }) => (staff ?? []).map(({ id, cnesst }) => [id, cnesst]),
  salaryOfProprietor: ({ form, staff }) => [form, staff],
  ratesOlder: () => [],
  // Every figure of three years counts.
  breakEvenLate: (inputs) => inputs,
  seasonFlat: ({ offers }) => offers.map(({ units, season }) => [units, season]),
  paymentTermsDiffer: ({ collect }) => collect,
  mainSourceNotLargest: ({ capital, loans, grants }) =>
    [capital, loans, grants].map((lines) => (lines ?? []).map(({ amount }) => amount)),
  aloneYetStaff: ({ staff }) => (staff ?? []).map(({ id, name }) => [id, name]),
};

/**
 * @returns a fingerprint of what a check rests on: its sentence, which names the figures and words that disagree, and the
 * answer or the forecast's values that it compares. No date is part of it.
 */
export function evidenceOf(
  { id, text, mendAt: { module, question = '' } }: Check,
  { modules, inputs }: EvidenceSources,
): string {
  const own = compared[id.split(':')[0] ?? ''];
  const values = inputs && (own ? own(inputs) : valueAt(inputs, question));
  const evidence = [id, text.fr, textAt(modules, module, question), values ?? null];
  return fnv1a(JSON.stringify(evidence)).toString(36);
}
