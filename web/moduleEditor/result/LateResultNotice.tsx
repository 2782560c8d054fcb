import type { ModuleKind } from '@elan/domain/questionnaire/module';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { LateResult } from '../state/useLateResult.ts';

interface LateResultNoticeProps {
  readonly lateResult: LateResult;
  readonly kind: ModuleKind;
  /** Called when its buttons disappear while focused, to focus something near. */
  readonly onGone: () => void;
}

/** A result that arrived after the module had changed: use it, or keep what is saved. */
export function LateResultNotice({ lateResult, kind, onGone }: LateResultNoticeProps) {
  const { offered } = useCopy().moduleScreen.results[kind];
  const say = useFailureText();
  if (lateResult.content === undefined) return null;
  return (
    <Notice
      title={offered.title}
      announce
      className="mt-4"
      action={
        <>
          <Button
            variant="secondary"
            busy={lateResult.isTaking}
            onClick={() => void lateResult.take().then(onGone)}
          >
            {offered.use}
          </Button>
          <Button
            variant="quiet"
            disabled={lateResult.isTaking}
            onClick={() => {
              lateResult.drop();
              onGone();
            }}
          >
            {offered.keep}
          </Button>
        </>
      }
    >
      {offered.text}
      {lateResult.failure === undefined ? null : (
        <p role="alert" className="mt-2 text-danger">
          {say(lateResult.failure)}
        </p>
      )}
    </Notice>
  );
}
