import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Check } from '@elan/domain/forecast/outputs';
import { valueAt } from '@elan/domain/forecast/saved/paths';
import { fnv1a } from '@elan/domain/hash';
import type { CheckedModules } from '../contradictions/projectChecks.ts';
import { textAt } from '../projectTexts.ts';

/** The data that checks are computed from. */
export interface EvidenceSources {
  readonly modules: CheckedModules;
  /** Undefined if no forecast is saved. */
  readonly inputs: ForecastInputs | undefined;
}

const namesOf = (lines: ForecastInputs['fixed']) => (lines ?? []).map(({ name }) => name);
const costNames = ({ fixed, startup }: ForecastInputs) => [...namesOf(fixed), ...namesOf(startup)];

/** The forecast values that a check compares, for checks whose text and linked field do not contain all of them. */
const compared: Readonly<Record<string, (inputs: ForecastInputs) => unknown>> = {
  noInsurance: costNames,
  noAccounting: costNames,
  noCardFees: (inputs) => [inputs.cardFee, costNames(inputs)],
  noOwnPay: ({ form, ownerPay, owners }) => [form, ownerPay, owners],
  ownersForm: ({ form, owners }) => [form, owners?.length],
  dividendsForm: ({ form, owners }) => [form, owners?.map(({ dividend }) => dividend)],
  ownerTaxesMissing: ({ form }) => form,
  noCnesst: ({ staff }) => (staff ?? []).map(({ id, cnesst }) => [id, cnesst]),
  salaryOfProprietor: ({ form, staff }) => [form, staff],
  ratesOlder: () => [],
  // The break-even depends on all inputs.
  breakEvenLate: (inputs) => inputs,
  seasonFlat: ({ offers }) => offers.map(({ units, season }) => [units, season]),
  paymentTermsDiffer: ({ collect }) => collect,
  mainSourceNotLargest: ({ capital, loans, grants }) =>
    [capital, loans, grants].map((lines) => (lines ?? []).map(({ amount }) => amount)),
  aloneYetStaff: ({ staff }) => (staff ?? []).map(({ id, name }) => [id, name]),
};

/**
 * @returns a fingerprint of the evidence for a check: its text, which names the figures and words that disagree, and
 * the answer or forecast values that it compares. The current date is not part of it.
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
