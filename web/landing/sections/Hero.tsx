import { modulesCounted } from '@elan/domain/project/progress';
import { useFreeLimit } from '../../deployment/deployment.ts';
import { freeModulesCounted } from '../../subscription/freeModules.ts';
import { PageLinkButton } from '../../ui/PageLinkButton.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';
import { BreakEvenSheet } from '../example/BreakEvenSheet.tsx';

/** What the product is, in one sentence, and the sign-up link. */
export function Hero() {
  const copy = useLandingCopy();
  const freeLimit = useFreeLimit();
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 pt-8 pb-16 lg:grid-cols-[6fr_5fr] lg:pt-12">
      {/* Aligned to the top: the sheet beside it may load later, and must not move these words. */}
      <div className="lg:pt-10 xl:pt-18">
        <h1 className="text-[2.25rem] leading-[1.08] sm:text-4xl lg:text-[3.5rem]">
          {copy.headline}
        </h1>
        <p className="mt-5 max-w-[36rem] text-lg text-pretty text-muted">
          {copy.lead(modulesCounted)}
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
          <PageLinkButton to="/auth" className="min-h-13 px-6 text-lg">
            {copy.start}
          </PageLinkButton>
          <p className="text-sm text-muted">{copy.startNote(freeModulesCounted, freeLimit)}</p>
        </div>
      </div>
      <BreakEvenSheet />
    </div>
  );
}
