import { signUpLink } from '@elan/domain/pages';
import { useCopy } from '../../copy/copy.ts';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';
import { SignUpClosed } from '../../subscription/SignUpClosed.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PricingPage } from './PricingPage.tsx';

/** For signed-out visitors: the button links to sign-up, and a sign-in there returns to this page. */
export function SignedOutPricing() {
  const { pricing } = useCopy();
  return (
    <SignedOutFrame className="pt-6 pb-16">
      <PricingPage>
        <PlanCard>
          <LinkButton {...signUpLink} state={{ returnTo: '/pricing' }} className="w-full">
            {pricing.start}
          </LinkButton>
          <SignUpClosed className="mt-4" />
        </PlanCard>
      </PricingPage>
    </SignedOutFrame>
  );
}
