import { type PlannedUnits, plannedUnits } from '@elan/domain/forecast/defaults/plannedUnits';
import { useMemo } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { monthText, useForecastCopy } from '../copy/forecastCopy.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { unitsText } from '../values/specs.ts';

/** @param offer its path, "offers.0". @returns what it sells month by month; undefined where it is no longer there. */
export function usePlannedUnits(offer: string): PlannedUnits | undefined {
  const { store } = useForecastFields();
  const opening = useStoreValue(store, ({ inputs }) => inputs.opening);
  const offers = useStoreValue(store, ({ inputs }) => inputs.offers);
  return useMemo(
    () => plannedUnits({ opening, offers }, Number(offer.split('.')[1])),
    [opening, offers, offer],
  );
}

/** Names a month that sells another number than was typed, because of the season; nothing where none does. */
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
