import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { price } from '@elan/domain/money';
import { allowanceOf, defaultFreeLimit, premiumPriceCents } from '@elan/domain/subscription/plans';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useCurrentProject } from '../../session/currentProject.ts';
import { useMe } from '../../session/me.ts';
import { toModule } from '../../session/projectPath.ts';
import { forgetWantedModule, useWantedModule } from '../../session/wantedModule.ts';
import { usePreviewCopy } from '../../subscription/ModulePreview.tsx';
import { TickList } from '../../subscription/PlanPrice.tsx';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BusyBar } from '../../ui/ProgressBar.tsx';
import { useConfirmation } from './confirmSubscription.ts';
import { PlanAsItIs } from './PlanAsItIs.tsx';

/**
 * Age of a paid period, in seconds, from which reopening the page shows the plan instead of a thank-you message.
 */
const newForSeconds = 24 * 60 * 60;

/** Waits for the payment to be confirmed, and shows the result. */
export function Verification({ sessionId }: { sessionId: string }) {
  const { success } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useConfirmation(sessionId);
  const { hasPremiumAccess } = useMe();
  const [wasPremium] = useState(hasPremiumAccess);
  const bought = !isFetching && data?.isActive ? data.row : undefined;
  const isOld = bought !== undefined && wasPremium && !isNew(bought);
  const done = isOld ? success.title : success.done;
  const title = isFetching ? success.verifying : bought ? done : success.unconfirmed.title;
  return (
    <div className="mx-auto max-w-2xl">
      <div role="status">
        <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
          {title}
        </h1>
      </div>
      {isFetching ? (
        <>
          <p className="mt-2 text-muted">{success.verifyingText}</p>
          <BusyBar
            label={success.verifying}
            valueText={success.verifyingText}
            className="mt-5 max-w-md"
          />
        </>
      ) : null}
      {bought && !isOld ? <PaymentDone /> : null}
      {isOld ? (
        <div className="mt-6">
          <PlanAsItIs />
        </div>
      ) : null}
      {isFetching || bought ? null : (
        <Unconfirmed
          failure={data && !data.isActive ? data.failure : error}
          onRetry={() => {
            // The focused button disappears, so the heading takes the focus.
            heading.current?.focus();
            void refetch();
          }}
        />
      )}
    </div>
  );
}

function isNew({ current_period_start: start }: SubscriptionRow): boolean {
  return start === null || Date.now() / 1_000 - start < newForSeconds;
}

/** The confirmed purchase, with a link to start. */
function PaymentDone() {
  const { pricing, success } = useCopy();
  const { language } = useLanguage();
  const { limit } = allowanceOf('premium', defaultFreeLimit);
  return (
    <Card className="mt-5 border-t-4 border-t-action sm:p-7">
      <p className="flex gap-3 text-lg">
        <CircleCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-action" />
        <span>{success.doneText}</span>
      </p>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border-y border-line py-3">
        <span className="font-display text-xl font-semibold">{pricing.planName}</span>
        <span className="font-semibold">
          {pricing.perMonth(price(premiumPriceCents, language))}
        </span>
      </p>
      <StartLink />
      <h2 className="mt-6 text-lg">{success.unlockedTitle}</h2>
      <TickList items={success.unlocked(limit)} className="mt-3" />
    </Card>
  );
}

/** Links to the module that the user wanted to open before the payment, otherwise to the dashboard. */
function StartLink() {
  const { success } = useCopy();
  const preview = usePreviewCopy();
  const { language } = useLanguage();
  const { projectId } = useCurrentProject();
  // Following the link clears the wanted module, but the link must not change while it is being clicked.
  const wantedNow = useWantedModule();
  const [wanted] = useState(wantedNow);
  if (wanted === undefined || projectId === null) {
    return (
      <LinkButton to="/dashboard" className="mt-5">
        {success.start}
      </LinkButton>
    );
  }
  return (
    <>
      <p className="mt-5 font-semibold">{preview.waiting(wanted.title[language])}</p>
      <LinkButton
        {...toModule(projectId, wanted.key)}
        className="mt-3"
        onClick={forgetWantedModule}
      >
        {success.start}
      </LinkButton>
    </>
  );
}

interface UnconfirmedProps {
  /** The failure of the last request. Undefined if the server replied that no payment has arrived yet. */
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Shown if the payment could not be confirmed, with the possible next steps. */
function Unconfirmed({ failure, onRetry }: UnconfirmedProps) {
  const { common, success } = useCopy();
  const say = useFailureText();
  return (
    <Card className="mt-5 sm:p-7">
      <p className="max-w-[70ch]">{success.unconfirmed.text}</p>
      {failure ? (
        <Notice tone="danger" title={success.failed} announce className="mt-4">
          {say(failure)}
        </Notice>
      ) : null}
      <Button variant="primary" className="mt-5" onClick={onRetry}>
        {common.retry}
      </Button>
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-muted">
        <span>{`${success.support} `}</span>
        <SupportLink />
      </p>
    </Card>
  );
}
