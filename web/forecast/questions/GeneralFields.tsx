import type { Condition, Page } from '@elan/domain/forecast/fieldKinds';
import type { PlacedField } from '@elan/domain/forecast/fieldPaths';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { linesOf } from '@elan/domain/forecast/saved/paths';
import { useStoreValue } from '../../lib/store.ts';
import type { ForecastCopy } from '../copy/fr.ts';
import { Control } from '../fields/Control.tsx';
import { useForecastFields } from '../state/useForecastForm.ts';
import { generalFields } from '../values/placedFields.ts';
import { More } from './QuestionCard.tsx';

interface GeneralFieldsProps {
  readonly page: Page;
  /** Button text of the details, to distinguish them from others on the page. */
  readonly title?: string;
  /** Names the contents of the details. */
  readonly inside?: keyof ForecastCopy['inside'];
}

/** The fields of a page that do not belong to a line: those always shown, then the details that apply. */
export function GeneralFields({ page, ...more }: GeneralFieldsProps) {
  const { store } = useForecastFields();
  const holding = useStoreValue(store, ({ inputs }) =>
    conditions.filter((one) => holds[one](inputs)).join(' '),
  ).split(' ');
  const hasOwners = useStoreValue(store, ({ inputs }) => linesOf(inputs, 'owners').length > 0);
  const applies = ({ field, path }: PlacedField) =>
    (field.appliesTo === undefined || holding.includes(field.appliesTo)) &&
    !(hasOwners && path.startsWith('ownerPay.'));
  const details = generalFields(page, 'details');
  const shown = details.filter(applies);
  return (
    <>
      {generalFields(page, 'first')
        .filter(applies)
        .map(({ path }) => (
          <Control key={path} path={path} showsOrigin className="sm:max-w-sm" />
        ))}
      {shown.length > 0 ? (
        <More {...more} parts={details.map(({ path }) => path)}>
          {shown.map(({ path, field: { kind } }) => (
            <Control
              key={path}
              path={path}
              showsOrigin={kind !== 'choice'}
              {...(kind === 'boolean' ? { className: 'sm:col-span-2' } : {})}
            />
          ))}
        </More>
      ) : null}
    </>
  );
}

/** Whether each condition is met, for fields that apply only to some businesses. */
export const holds: Readonly<Record<Condition, (inputs: ForecastInputs) => boolean>> = {
  incomeTax: ({ form }) => form === 'corporation' || form === 'cooperative',
  ownerSalary: (inputs) => isOwnerSalaried(inputs),
  ownerTaxes: (inputs) => !isOwnerSalaried(inputs),
  quickMethod: ({ salesTax }) => salesTax?.method === 'quick',
};
export const conditions = Object.keys(holds) as Condition[];

/** @returns whether the owner is paid a salary instead of taking drawings. */
export function isOwnerSalaried({ form }: Pick<ForecastInputs, 'form'>): boolean {
  return form === 'corporation' || form === 'cooperative' || form === 'nonProfit';
}
