import { signUpLink } from '@elan/domain/pages';
import { modulesCounted } from '@elan/domain/project/progress';
import { useId } from 'react';
import { useLanguage } from '../copy/language.tsx';
import { useFreeLimit } from '../session/deployment.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { freeModulesCounted } from '../subscription/freeModules.ts';
import { SignUpClosed } from '../subscription/SignUpClosed.tsx';
import { PageLinkButton } from '../ui/PageLink.tsx';
import { Band } from './Band.tsx';
import { ModuleCarousel } from './carousel/ModuleCarousel.tsx';
import { useLandingCopy } from './copy/landingCopy.ts';
import { BreakEvenSheet } from './example/BreakEvenSheet.tsx';
import { Examples } from './example/Examples.tsx';
import { attachBehaviour } from './islands.ts';
import { Plan } from './Plan.tsx';

/** The landing page. Its tabs and carousel work without React: `islands.ts` attaches their behaviour. */
export function LandingScreen() {
  const { language } = useLanguage();
  return (
    // The key recreates the page in a new language, since React does not reset what the scripts changed.
    <div key={language} ref={attachInApp}>
      <PageTitle title={useLandingCopy().title} />
      <SignedOutFrame className="">
        <Hero />
        <Steps />
        <ModuleCarousel />
        <Examples />
        <BeforeAfter />
        <Plan />
        <Call />
      </SignedOutFrame>
    </div>
  );
}

/** A `ref` that attaches the page's behaviour within the app; `client.ts` does so on the server-rendered page. */
function attachInApp(page: HTMLDivElement | null) {
  return page ? attachBehaviour(page) : undefined;
}

/** The product in one sentence, with the sign-up link. */
function Hero() {
  const copy = useLandingCopy();
  const freeLimit = useFreeLimit();
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 pt-8 pb-16 lg:grid-cols-[6fr_5fr] lg:pt-12">
      {/* Aligned to the top, so that the height of the sheet beside it does not move these words. */}
      <div className="lg:pt-10 xl:pt-18">
        <h1 className="text-[2.25rem] leading-[1.08] sm:text-4xl lg:text-[3.5rem]">
          {copy.headline}
        </h1>
        <p className="mt-5 max-w-[36rem] text-lg text-pretty text-muted">
          {copy.lead(modulesCounted)}
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
          <PageLinkButton {...signUpLink} className="min-h-13 px-6 text-lg">
            {copy.start}
          </PageLinkButton>
          <p className="text-sm text-muted">{copy.startNote(freeModulesCounted, freeLimit)}</p>
          <SignUpClosed className="basis-full" />
        </div>
      </div>
      <BreakEvenSheet />
    </div>
  );
}

/** Table that compares working with scattered notes and working with Élan. */
function BeforeAfter() {
  const { compare } = useLandingCopy();
  return (
    <Band tone="sunken">
      <table className="w-full table-fixed text-left">
        <caption className="text-left">
          <h2 className="text-3xl">{compare.title}</h2>
        </caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="pt-8 pr-4 pb-3 font-normal text-muted sm:pr-10">
              {compare.before}
            </th>
            <th scope="col" className="pt-8 pb-3 font-semibold text-action">
              {compare.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {compare.rows.map(([before, after]) => (
            <tr key={before} className="border-b border-line align-baseline">
              <td className="py-4 pr-4 text-muted sm:pr-10">{before}</td>
              <td className="py-4 font-display text-lg leading-snug font-semibold sm:text-xl">
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}

function Steps() {
  const { stepsTitle, steps } = useLandingCopy();
  const title = useId();
  return (
    <section aria-labelledby={title} className="border-t border-ink pt-5 pb-16 sm:pb-20">
      <h2 id={title} className="sr-only">
        {stepsTitle}
      </h2>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title}>
            <p aria-hidden className="font-display text-2xl font-semibold text-accent">
              {index + 1}
            </p>
            <h3 className="mt-1 text-xl">{step.title}</h3>
            <p className="mt-1 max-w-[30ch] text-pretty text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Call() {
  const { call } = useLandingCopy();
  return (
    <Band tone="tint">
      <h2 className="max-w-[24ch] text-3xl sm:text-4xl">{call.title}</h2>
      <p className="mt-4 max-w-[60ch] text-lg">{call.text}</p>
      <PageLinkButton {...signUpLink} className="mt-7 min-h-13 px-6 text-lg">
        {call.open}
      </PageLinkButton>
      <SignUpClosed className="mt-4" />
    </Band>
  );
}
