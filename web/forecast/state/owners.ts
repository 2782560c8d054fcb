import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import { linesOf, withValue } from '@elan/domain/forecast/saved/paths';
import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';

/**
 * @param line the fields of an owner to add.
 * @returns the form without `ownerPay`, which owners replace, and the line, which takes it over if it is the first. Once
 *   shares are told, a new owner has none.
 */
export function asOwner(form: ForecastForm, line: Readonly<Record<string, unknown>>) {
  const { ownerPay, ...inputs } = form.inputs;
  const owners = linesOf(form.inputs, 'owners');
  const isOther = (path: string) => !path.startsWith('ownerPay.');
  const without = (record: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(record).filter(([path]) => isOther(path)));
  const { amount, from, cnesst } = (owners.length === 0 && ownerPay) || {};
  const own = {
    ...line,
    ...(amount == null ? {} : { pay: amount }),
    ...(from == null ? {} : { payFrom: from }),
    ...(cnesst == null ? {} : { cnesst }),
    ...(owners.some(({ share }) => share != null) ? { share: '0' } : {}),
  };
  return {
    form: {
      inputs,
      origins: without(form.origins),
      confirmed: form.confirmed.filter(isOther),
      typed: without(form.typed),
    },
    line: own,
  };
}

/** @returns the form after an owner was removed: without shares, if those that are left no longer add up. */
export function withoutShares(form: ForecastForm): ForecastForm {
  const typed = Object.entries(form.typed).filter(([path]) => !/^owners\.\d+\.share$/.test(path));
  const next = { ...form, typed: Object.fromEntries(typed) };
  if (forecastInputsSchema.safeParse(form.inputs).success) return next;
  const inputs = linesOf(form.inputs, 'owners').reduce(
    (all, _, at) => withValue(all, `owners.${at}.share`, undefined),
    form.inputs,
  );
  return { ...next, inputs };
}
