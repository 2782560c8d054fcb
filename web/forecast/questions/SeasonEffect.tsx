import { type PlannedUnits, plannedUnits } from '@elan/domain/forecast/defaults/plannedUnits';
import { useMemo } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { monthText, useForecastCopy } from '../copy/forecastCopy.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { unitsText } from '../values/specs.ts';

/**
 * @param offer path of the offer, such as "offers.0".
 * @returns the offer's planned monthly sales; undefined if the offer no longer exists.
 */
export function usePlannedUnits(offer: string): PlannedUnits | undefined {
  const { store } = useForecastFields();
  const opening = useStoreValue(store, ({ inputs }) => inputs.opening);
  const offers = useStoreValue(store, ({ inputs }) => inputs.offers);
  return useMemo(
    () => plannedUnits({ opening, offers }, Number(offer.split('.')[1])),
    [opening, offers, offer],
  );
}

/** Names a month whose sales differ from the typed number because of the season; renders nothing if there is none. */
export function SeasonEffect({ changed }: Pick<PlannedUnits, 'changed'>) {
  const { language } = useLanguage();
  const { units } = useForecastCopy();
  if (!changed) return null;
  return (
    <p className="max-w-[70ch] border-l-4 border-info pl-3 text-sm">
      {units.bySeason(
        monthText(changed.month, language),
        unitsText(changed.entered, language),
        unitsText(changed.sold, language),
      )}
    </p>
  );
}
