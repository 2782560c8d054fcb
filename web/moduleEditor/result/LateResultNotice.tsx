import type { ModuleKind } from '@elan/domain/questionnaire/module';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Offer } from '../state/useLateResult.ts';

interface OfferNoticeProps {
  readonly offer: Offer;
  readonly kind: ModuleKind;
  /** Called when its buttons disappear while focused, to focus something near. */
  readonly onGone: () => void;
}

/** A result that arrived after the module had changed: use it, or keep what is saved. */
export function LateResultNotice({ offer, kind, onGone }: OfferNoticeProps) {
  const { offered } = useCopy().moduleScreen.results[kind];
  const say = useFailureText();
  if (offer.content === undefined) return null;
  return (
    <Notice
      title={offered.title}
      announce
      className="mt-4"
      action={
        <>
          <Button
            look="secondary"
            busy={offer.isTaking}
            onClick={() => void offer.take().then(onGone)}
          >
            {offered.use}
          </Button>
          <Button
            look="quiet"
            disabled={offer.isTaking}
            onClick={() => {
              offer.drop();
              onGone();
            }}
          >
            {offered.keep}
          </Button>
        </>
      }
    >
      {offered.text}
      {offer.failure === undefined ? null : (
        <p role="alert" className="mt-2 text-danger">
          {say(offer.failure)}
        </p>
      )}
    </Notice>
  );
}
