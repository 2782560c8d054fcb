import { fields } from '@elan/domain/forecast/fields';
import { type ForecastInputs, forecastInputsSchema } from '@elan/domain/forecast/inputs';
import { isLinked } from '@elan/domain/forecast/saved/links';
import { linesOf, valueAt, withLines, withValue } from '@elan/domain/forecast/saved/paths';
import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';
import type { Proposals, ProposedField, ProposedLine } from './proposal.ts';

/** The id of the first offer in a new form, which the answers describe. */
const firstOffer = 'offer-1';

/**
 * @returns the form with proposals in blank fields, in fields with an earlier proposal, and in lists that the user has
 * not changed. Fields that the user filled in or confirmed stay as they are. Invalid values are skipped.
 * @param form undefined if nothing is saved yet.
 */
export function withProposals(
  form: ForecastForm | undefined,
  { fields, lines }: Proposals,
): ForecastForm {
  let next = form ?? blankForm(fields);
  const index = describedOffer(next);
  for (const field of fields) {
    if (!field.path.startsWith(offerStart)) next = withField(next, field);
    else if (index >= 0) {
      const path = `offers.${index}.${field.path.slice(offerStart.length)}`;
      next = withField(next, { ...field, path });
    }
  }
  for (const list of new Set(lines.map((line) => line.list))) {
    next = withProposedLines(next, list, lines);
  }
  return next;
}

/** @returns the form to store. It leaves out proposed texts, since they are derived from the answers each time. */
export function withoutProposedTexts(form: ForecastForm): ForecastForm {
  const { origins, confirmed, typed } = form;
  const isOwn = ([path]: readonly [string, string]) =>
    confirmed.includes(path) || !isProposal(origins[path]);
  const own = Object.entries(typed).filter(isOwn);
  return own.length === Object.keys(typed).length
    ? form
    : { ...form, typed: Object.fromEntries(own) };
}

function blankForm(fields: readonly ProposedField[]): ForecastForm {
  const opening = String(fields.find(({ path }) => path === 'opening')?.value ?? '2027-01');
  const inputs = { opening, offers: [{ id: firstOffer }] } as ForecastInputs;
  return { inputs, origins: { opening: 'proposed' }, confirmed: [], typed: {} };
}

/** The start of the paths of proposals for the offer that the answers describe. */
const offerStart = 'offers.0.';

/**
 * @returns the index of the offer that the answers describe; -1 if it was removed. If no offer has the id, the form was
 *   created elsewhere, and the first offer is used until the user adds or removes offers.
 */
function describedOffer({ inputs: { offers }, confirmed }: ForecastForm): number {
  const index = offers.findIndex(({ id }) => id === firstOffer);
  return index < 0 && !confirmed.includes('offers') ? 0 : index;
}

/** @returns whether a proposal may set this field. */
function isFree(form: ForecastForm, path: string): boolean {
  const { inputs, origins, confirmed, typed } = form;
  // Owners replace the pay of a form without them.
  if (path.startsWith('ownerPay.') && linesOf(inputs, 'owners').length > 0) return false;
  if (confirmed.some((one) => one === path || one.startsWith(`${path}.`))) return false;
  const within = Object.keys(typed).filter((one) => one === path || one.startsWith(`${path}.`));
  if (within.some((one) => !isProposal(origins[one]))) return false;
  return valueAt(inputs, path) === undefined || isProposal(origins[path]);
}

function isProposal(origin: string | undefined): boolean {
  return origin !== undefined && origin !== 'yours';
}

function withField(form: ForecastForm, field: ProposedField): ForecastForm {
  const { path, value, origin } = field;
  if (!isFree(form, path)) return form;
  const isThere =
    JSON.stringify(valueAt(form.inputs, path)) === JSON.stringify(value) &&
    form.typed[path] === field.typed;
  if (isThere && form.origins[path] === origin) return form;
  const inputs = isThere ? form.inputs : withValue(form.inputs, path, value);
  if (!isThere && !forecastInputsSchema.safeParse(inputs).success) return form;
  const { [path]: _before, ...others } = form.typed;
  const typed = field.typed === undefined ? others : { ...others, [path]: field.typed };
  return { inputs, confirmed: form.confirmed, typed, origins: { ...form.origins, [path]: origin } };
}

/**
 * Adds the proposed lines of a list and removes earlier proposals that no longer apply. If the list's own path is
 * confirmed, the user has added or removed lines, so only the fields of existing lines are updated.
 */
function withProposedLines(
  form: ForecastForm,
  list: ProposedLine['list'],
  proposed: readonly ProposedLine[],
): ForecastForm {
  const own = proposed.filter((line) => line.list === list);
  const before: readonly { readonly id: string }[] = linesOf(form.inputs, list);
  let next = form;
  if (!form.confirmed.includes(list)) {
    const ids = new Set(own.map(({ line }) => line.id));
    const isStale = ({ id }: { readonly id: string }, index: number): boolean =>
      !ids.has(id) && isOnlyProposed(form, `${list}.${index}`) && !isLinked(form.inputs, list, id);
    const stay = before.filter((line, index) => !isStale(line, index));
    const there = new Set(stay.map(({ id }) => id));
    const added = own.filter(({ line }) => !there.has(line.id)).map(({ line: { id } }) => ({ id }));
    const lines = [...stay, ...added].slice(0, fields[list].most);
    const isChanged = stay.length < before.length || added.length > 0;
    if (isChanged) next = withLines(form, list, lines);
  }
  const after: readonly { readonly id: string }[] = linesOf(next.inputs, list);
  for (const { line, typed, origin, origins } of own) {
    const index = after.findIndex(({ id }) => id === line.id);
    if (index < 0) continue;
    for (const [name, value] of Object.entries(line)) {
      if (name === 'id') continue;
      const path = `${list}.${index}.${name}`;
      next = withField(next, { path, value, origin: origins?.[name] ?? origin });
    }
    for (const [name, text] of Object.entries(typed ?? {})) {
      next = withField(next, { path: `${list}.${index}.${name}`, typed: text, origin });
    }
  }
  return next;
}

/** @returns whether every value of a line was proposed and none was confirmed. */
function isOnlyProposed({ origins, confirmed, typed }: ForecastForm, path: string): boolean {
  const within = (one: string) => one.startsWith(`${path}.`);
  const own = Object.entries(origins).filter(([one]) => within(one));
  return (
    own.length > 0 &&
    own.every(([, origin]) => isProposal(origin)) &&
    !confirmed.some(within) &&
    !Object.keys(typed).some((one) => within(one) && !isProposal(origins[one]))
  );
}
