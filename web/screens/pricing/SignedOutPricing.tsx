import { useNavigate } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';
import { Button } from '../../ui/Button.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PricingPage } from './PricingPage.tsx';

/** For a signed-out visitor: the button goes to sign-in, and then back here. */
export function SignedOutPricing() {
  const { pricing } = useCopy();
  const navigate = useNavigate();
  return (
    <SignedOutFrame className="pt-6 pb-16">
      <PricingPage>
        <PlanCard>
          <Button
            variant="primary"
            className="w-full"
            onClick={() => void navigate({ to: '/auth', state: { returnTo: '/pricing' } })}
          >
            {pricing.start}
          </Button>
        </PlanCard>
      </PricingPage>
    </SignedOutFrame>
  );
}
