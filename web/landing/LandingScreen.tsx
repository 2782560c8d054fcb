import { SignedOutFrame } from '../shell/SignedOutFrame.tsx';
import { ModuleCarousel } from './carousel/ModuleCarousel.tsx';
import { Examples } from './example/Examples.tsx';
import { BeforeAfter } from './sections/BeforeAfter.tsx';
import { Call } from './sections/Call.tsx';
import { Hero } from './sections/Hero.tsx';
import { Plan } from './sections/Plan.tsx';
import { Steps } from './sections/Steps.tsx';

/**
 * The first page: what it is, what it gives, what it costs, and the way in. Nothing here holds a state: what moves
 * in it is moved by `islands.ts`.
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
