import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { ModuleCarousel } from './carousel/ModuleCarousel.tsx';
import { Examples } from './example/Examples.tsx';
import { BeforeAfter } from './sections/BeforeAfter.tsx';
import { Call } from './sections/Call.tsx';
import { Hero } from './sections/Hero.tsx';
import { Plan } from './sections/Plan.tsx';
import { Steps } from './sections/Steps.tsx';

/**
 * The landing page. It is stateless: `islands.ts` attaches the behaviour of its tabs and carousel.
 */
export function LandingScreen() {
  return (
    <SignedOutFrame className="">
      <Hero />
      <Steps />
      <ModuleCarousel />
      <Examples />
      <BeforeAfter />
      <Plan />
      <Call />
    </SignedOutFrame>
  );
}
