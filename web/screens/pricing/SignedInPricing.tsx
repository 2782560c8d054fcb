import type { Decision } from '@elan/domain/decision';
import { decideCheckout } from '@elan/domain/subscription/decideCheckout';
import type { ModuleKey } from '@elan/modules/catalogue';
import { useId } from 'react';
import { useDefinition } from '../../catalogue/definitions.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useCurrentProject } from '../../session/currentProject.ts';
import { accessOf, useMe } from '../../session/me.ts';
import { toModule } from '../../session/projectPath.ts';
import { useWantedModule } from '../../session/wantedModule.ts';
import { SignedIn } from '../../shell/SignedIn.tsx';
import { CurrentPlan, FounderPlan } from '../../subscription/CurrentPlan.tsx';
import { usePreviewCopy } from '../../subscription/ModulePreview.tsx';
import { PaymentCheckResult } from '../../subscription/PaymentCheckResult.tsx';
import { PaymentFailure } from '../../subscription/PaymentFailure.tsx';
import { TickList } from '../../subscription/PlanPrice.tsx';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import { isBound, useSubscription } from '../../subscription/subscription.ts';
import { useMayBuy } from '../../subscription/UnlockLink.tsx';
import { useCheckout } from '../../subscription/useCheckout.ts';
import { useLapseNotice } from '../../subscription/useLapse.ts';
import { usePaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PricingPage } from './PricingPage.tsx';
import { WithSubscription } from './WithSubscription.tsx';

/** The pricing page in the app's signed-in frame. */
export function SignedInPricing() {
  return (
    <SignedIn>
      <PricingOfPerson />
    </SignedIn>
  );
}

/** The pricing page of a signed-in user: the plan they can buy, have already bought or do not need. */
export function PricingOfPerson() {
  const { isFounder } = useMe();
  return (
    <PricingPage lead={useLead()} wanted={<Wanted />}>
      {isFounder ? <FounderPlan /> : <Offer />}
    </PricingPage>
  );
}

/**
 * @returns the line below the headline, for users who have Premium, owe a payment, had Premium or wanted to open a
 * module; undefined for the default.
 */
function useLead(): string | undefined {
  const { pricing } = useCopy();
  const { language } = useLanguage();
  const { hasPremiumAccess } = useMe();
  const { data: row } = useSubscription();
  const lapsed = useLapseNotice();
  const wanted = useWantedModule();
  const mayBuy = useMayBuy();
  if (hasPremiumAccess) return pricing.leadToOwner;
  if (row && isBound(row)) return pricing.leadToPayer;
  const opens = mayBuy && wanted ? pricing.opens(wanted.title[language]) : undefined;
  return [lapsed, opens].filter((sentence) => sentence !== undefined).join(' ') || undefined;
}

/** The paid module that the user wanted to open: its contents or, with Premium, a link to it in the current project. */
function Wanted() {
  const definition = useWantedModule();
  const copy = usePreviewCopy();
  const { language } = useLanguage();
  const { hasPremiumAccess } = useMe();
  const { projectId } = useCurrentProject();
  const mayBuy = useMayBuy();
  if (!definition) return null;
  if (mayBuy) return <ModuleContents module={definition.key as ModuleKey} />;
  if (!hasPremiumAccess || projectId === null) return null;
  return (
    <LinkButton {...toModule(projectId, definition.key)}>
      {copy.goOn(definition.title[language])}
    </LinkButton>
  );
}

/** The plan for sale or the user's current plan, so that nothing can be bought twice. */
function Offer() {
  const check = usePaymentCheck();
  return (
    <div>
      <PaymentCheckResult check={check} />
      <PlanOnOffer />
    </div>
  );
}

function PlanOnOffer() {
  const me = useMe();
  const checkout = useCheckout();
  return (
    <WithSubscription>
      {(row) => {
        if (row && isBound(row)) {
          const isAwaited = checkout.failure !== null;
          return <CurrentPlan row={row} returnPath="/pricing" isAwaited={isAwaited} />;
        }
        const decision = decideCheckout(accessOf(me), row?.subscription_status ?? null);
        return (
          <PlanCard>
            <Purchase decision={decision} checkout={checkout} />
          </PlanCard>
        );
      }}
    </WithSubscription>
  );
}

/** The summary of the requested module and the sections of its text, if it has any. */
function ModuleContents({ module }: { readonly module: ModuleKey }) {
  const definition = useDefinition(module);
  const copy = usePreviewCopy();
  const { language } = useLanguage();
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-xl sm:text-2xl">
        {copy.contents(definition.title[language])}
      </h2>
      <p className="mt-2 text-muted">{definition.summary[language]}</p>
      <TickList
        items={definition.sections.map((section) => section.title[language])}
        className="mt-3 empty:hidden sm:grid-cols-2"
      />
    </section>
  );
}

interface PurchaseProps {
  readonly decision: Decision;
  readonly checkout: ReturnType<typeof useCheckout>;
}

/** The button that opens the payment page, or the reason why nothing can be bought. */
function Purchase({ decision, checkout }: PurchaseProps) {
  const { failures, pricing } = useCopy();
  // If the server refuses, the failure message shows the reason.
  const refusal = decision.allowed || checkout.failure ? undefined : decision.because;
  return (
    <>
      {decision.allowed ? (
        <Button
          variant="primary"
          className="w-full"
          busy={checkout.isLeaving}
          onClick={checkout.start}
        >
          {pricing.start}
        </Button>
      ) : null}
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {checkout.isLeaving ? pricing.starting : null}
      </p>
      {refusal === undefined ? null : (
        <Notice tone="warn" title={pricing.suspended} className="mt-3">
          <p>{failures[refusal]}</p>
          <SupportLink />
        </Notice>
      )}
      <PaymentFailure failure={checkout.failure} className="mt-3" />
    </>
  );
}
