import type { ForecastInputs } from '../inputs.ts';

/** Flows and balances of few plans, with what the form must have for them to be other than 0. */
const conditions: Readonly<Record<string, (inputs: ForecastInputs) => boolean>> = {
  variableCosts: hasVariableShare,
  dividends: hasOwners,
  ownerTaxes: hasOwners,
  creditLine: hasCreditLine,
  creditLineDrawn: hasCreditLine,
  creditLineRepaid: hasCreditLine,
};

/** @returns whether a plan may have a flow or a balance; one that it cannot have is left out of its statements. */
export function isFlowUsed(flow: string, inputs: ForecastInputs): boolean {
  return !Object.hasOwn(conditions, flow) || conditions[flow]?.(inputs) === true;
}

function hasVariableShare({ offers }: ForecastInputs): boolean {
  return offers.some(({ variableShare }) => Number(variableShare ?? 0) > 0);
}

function hasCreditLine({ creditLine }: ForecastInputs): boolean {
  return creditLine != null;
}

function hasOwners({ owners }: ForecastInputs): boolean {
  return Boolean(owners?.length);
}
