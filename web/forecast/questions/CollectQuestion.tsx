import { useStoreValue } from '../../lib/store.ts';
import { useForecastCopy } from '../copy/forecastCopy.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { GeneralFields } from './GeneralFields.tsx';
import { EachOffer } from './OfferQuestions.tsx';
import { More } from './QuestionCard.tsx';
import { SharesField } from './SharesField.tsx';

/** Question about when customers pay: for all offers, and for those that are paid otherwise. */
export function CollectQuestion() {
  const copy = useForecastCopy();
  const { store } = useForecastFields();
  const hasOwn = useStoreValue(
    store,
    ({ inputs }) => inputs.offers.length > 1 || inputs.offers.some(({ collect }) => collect),
  );
  return (
    <>
      <SharesField kind="collect" />
      <GeneralFields page="collect" inside="collect" />
      {hasOwn ? (
        <EachOffer>
          {({ path, name }) => (
            <More of={name} title={copy.collect.own} parts={[`${path}.collect`]}>
              <SharesField kind="collect" own={`${path}.collect`} />
            </More>
          )}
        </EachOffer>
      ) : null}
    </>
  );
}
