import { decideCheckout } from '@elan/domain/subscription/decideCheckout';
import type { ModuleKey } from '@elan/modules/catalogue';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useCurrentProject } from '../../session/currentProject.ts';
import { accessOf, useMe } from '../../session/me.ts';
import { toModule } from '../../session/projectPath.ts';
import { useWantedModule } from '../../session/wantedModule.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { SignedIn } from '../../shell/SignedIn.tsx';
import { CurrentPlan, FounderPlan } from '../../subscription/CurrentPlan.tsx';
import { usePreviewCopy } from '../../subscription/ModulePreview.tsx';
import { PaymentCheckResult } from '../../subscription/PaymentCheckResult.tsx';
import { SubscriptionSkeleton } from '../../subscription/PlanFacts.tsx';
import { isBound, useSubscription } from '../../subscription/subscription.ts';
import { useMayBuy } from '../../subscription/UnlockLink.tsx';
import { useCheckout } from '../../subscription/useCheckout.ts';
import { useLapseNotice } from '../../subscription/useLapse.ts';
import { usePaymentCheck } from '../../subscription/usePaymentCheck.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ModuleContents } from './ModuleContents.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PricingPage } from './PricingPage.tsx';
import { Purchase } from './Purchase.tsx';

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
  const query = useSubscription();
  const { data: row, error } = query;
  const checkout = useCheckout();
  if (row === undefined) {
    if (!error) return <SubscriptionSkeleton />;
    return <ConnectionError query={query} />;
  }
  if (row && isBound(row)) {
    return <CurrentPlan row={row} returnPath="/pricing" isAwaited={checkout.failure !== null} />;
  }
  const decision = decideCheckout(accessOf(me), row?.subscription_status ?? null);
  return (
    <PlanCard>
      <Purchase decision={decision} checkout={checkout} />
    </PlanCard>
  );
}
