import { useCopy } from '../../copy/copy.ts';
import { useFreeLimit } from '../../deployment.ts';
import { SignedOutFrame } from '../../shell/SignedOutFrame.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { freeModulesCounted } from '../../subscription/freeModules.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SampleSheet } from './SampleSheet.tsx';

/** The first page: what it is, what it gives, and the way in. */
export function LandingScreen() {
  const { landing } = useCopy();
  const freeLimit = useFreeLimit();
  useDocumentTitle(landing.title);
  return (
    <SignedOutFrame className="pt-8 pb-16">
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[6fr_5fr]">
        <div>
          <h1 className="text-[2.25rem] leading-[1.08] sm:text-4xl lg:text-[3.5rem]">
            {landing.headline}
          </h1>
          <p className="mt-5 max-w-[36rem] text-lg text-muted">{landing.lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
            <LinkButton to="/auth" className="min-h-13 px-6 text-lg">
              {landing.start}
            </LinkButton>
            <p className="text-sm text-muted">{landing.startNote(freeModulesCounted, freeLimit)}</p>
          </div>
        </div>
        <SampleSheet />
      </div>
      <section aria-label={landing.stepsTitle} className="mt-16 border-t border-ink pt-5">
        <ol className="grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
          {landing.steps.map((step, index) => (
            <li key={step.title}>
              <p aria-hidden className="font-display text-2xl font-semibold text-accent">
                {index + 1}
              </p>
              <h2 className="mt-1 text-xl">{step.title}</h2>
              <p className="text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className="mt-12 max-w-[70ch] text-sm text-muted">{landing.fairness}</p>
    </SignedOutFrame>
  );
}
