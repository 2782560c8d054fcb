import { PageLinkButton } from '../../ui/PageLinkButton.tsx';
import { Band } from '../Band.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';

/** The closing call to action. */
export function Call() {
  const { call } = useLandingCopy();
  return (
    <Band tone="tint">
      <h2 className="max-w-[24ch] text-3xl sm:text-4xl">{call.title}</h2>
      <p className="mt-4 max-w-[60ch] text-lg">{call.text}</p>
      <PageLinkButton to="/auth" className="mt-7 min-h-13 px-6 text-lg">
        {call.open}
      </PageLinkButton>
    </Band>
  );
}
