import { signUpLink } from '@elan/domain/pages';
import { useCopy } from '../copy/copy.ts';
import { PlanComparison } from '../subscription/PlanComparison.tsx';
import { PlanPrice } from '../subscription/PlanPrice.tsx';
import { SignUpClosed } from '../subscription/SignUpClosed.tsx';
import { SupportLink } from '../subscription/SupportLink.tsx';
import { Card } from '../ui/Card.tsx';
import { PageLinkButton } from '../ui/PageLink.tsx';
import { Band } from './Band.tsx';
import { useLandingCopy } from './copy/landingCopy.ts';

/** The paid plan: its price, what it adds, how to end it, and notices. */
export function Plan() {
  const { price, notices } = useLandingCopy();
  const { pricing } = useCopy();
  return (
    <Band tone="ground">
      <h2 className="max-w-[22ch] text-3xl">{price.title}</h2>
      <p className="mt-3 max-w-[60ch] text-lg text-muted">{price.lead}</p>
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <Card className="self-start sm:p-8">
          <h3 className="text-xl">{pricing.planName}</h3>
          <p className="mt-1 mb-6 text-muted">{pricing.planDescription}</p>
          <PlanPrice />
          <PageLinkButton {...signUpLink} variant="secondary" className="mt-6 w-full">
            {price.open}
          </PageLinkButton>
          <SignUpClosed className="mt-4" />
          <p className="mt-6 border-t border-line pt-5 text-sm text-muted">
            <strong className="text-ink">{`${pricing.cancelAnytime}.`}</strong>
            <span>{` ${pricing.cancelHow}`}</span>
          </p>
          <p className="mt-3 text-sm text-muted">
            <span>{`${pricing.write} `}</span>
            <SupportLink />
          </p>
        </Card>
        <div>
          <PlanComparison />
          <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
            {notices.map((notice) => (
              <section key={notice.title}>
                <h3 className="text-lg">{notice.title}</h3>
                <p className="mt-1 text-muted">{notice.text}</p>
              </section>
            ))}
          </div>
        </div>
      </div>
    </Band>
  );
}
