import { Band } from '../Band.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { ModuleSlide } from './ModuleSlide.tsx';

/**
 * The modules, one at a time (WAI-ARIA's carousel); without scripts, one below the other. It renders at its first
 * slide; `carouselIsland.ts` moves it.
 */
export function ModuleCarousel() {
  const { carousel: copy, modules } = useLandingCopy();
  return (
    <Band tone="sunken" aria-label={copy.name} data-carousel="drawn">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="text-3xl">{copy.title(modules.length)}</h2>
          <p className="mt-3 max-w-[52ch] text-lg text-muted">{copy.lead}</p>
        </div>
        <CarouselControls position={copy.position(1, modules.length)} />
      </div>
      <p role="status" className="sr-only" />
      <ol className="after-first-frame-0 mt-8 grid grid-cols-1 touch-pan-y select-none noscript:gap-5 noscript:select-auto">
        {modules.map((module, index) => (
          <ModuleSlide key={module.key} module={module} number={index + 1} count={modules.length} />
        ))}
      </ol>
      <div aria-hidden className="mt-5 flex gap-1 noscript:hidden">
        {modules.map(({ key }, index) => (
          <span
            key={key}
            data-dot={index === 0 ? 'active' : ''}
            className="h-1 grow rounded-full bg-line data-[dot=active]:bg-accent"
          />
        ))}
      </div>
    </Band>
  );
}
