import type { KeyboardEvent } from 'react';
import { useLandingCopy } from '../../../copy/landingCopy.ts';
import { Band } from '../sections/Band.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { ModuleSlide } from './ModuleSlide.tsx';
import { useCarousel } from './useCarousel.ts';
import { useSwipe } from './useSwipe.ts';

/** The modules, one at a time (WAI-ARIA's carousel); without scripts, one under the other. */
export function ModuleCarousel() {
  const { carousel: copy, modules } = useLandingCopy();
  const { carousel, stopped, setStopped, step, listeners } = useCarousel(modules.length);
  const swipe = useSwipe(step);
  const number = carousel.slide + 1;
  const title = modules[carousel.slide]?.title ?? '';

  function follow(event: KeyboardEvent) {
    const way = { ArrowRight: 1, ArrowLeft: -1 } as const;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(way[event.key]);
  }

  return (
    <Band tone="sunken" aria-label={copy.name} onKeyDown={follow} {...listeners}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="text-3xl">{copy.title(modules.length)}</h2>
          <p className="mt-3 max-w-[52ch] text-lg text-muted">{copy.lead}</p>
        </div>
        <CarouselControls
          position={copy.position(number, modules.length)}
          stopped={stopped}
          onStop={setStopped}
          onStep={step}
        />
      </div>
      <p role="status" className="sr-only">
        {carousel.by === 'person' ? copy.arrival(number, modules.length, title) : ''}
      </p>
      <ol
        {...swipe}
        className="mt-8 grid grid-cols-1 touch-pan-y select-none noscript:gap-5 noscript:select-auto"
      >
        {modules.map((module, index) => (
          <ModuleSlide
            key={module.key}
            module={module}
            number={index + 1}
            isShown={index === carousel.slide}
          />
        ))}
      </ol>
      <div aria-hidden className="mt-5 flex gap-1 noscript:hidden">
        {modules.map(({ key }, index) => (
          <span
            key={key}
            className={`h-1 grow rounded-full ${index === carousel.slide ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
    </Band>
  );
}
