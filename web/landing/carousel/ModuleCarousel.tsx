import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { freeModulesCounted } from '../../subscription/freeModules.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Band } from '../Band.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';

/**
 * The modules, one at a time (WAI-ARIA carousel pattern), or one below the other without JavaScript. Initially shows
 * the first slide; `carouselIsland.ts` shows the others.
 */
export function ModuleCarousel() {
  const { carousel: copy, modules } = useLandingCopy();
  return (
    <Band tone="sunken" aria-label={copy.name} data-carousel="rendered">
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
            className="h-1 grow rounded-full bg-line data-[dot=active]:bg-action"
          />
        ))}
      </div>
    </Band>
  );
}

interface ModuleSlideProps {
  readonly module: ReturnType<typeof useLandingCopy>['modules'][number];
  readonly number: number;
  readonly count: number;
}

/** The slides after the first are painted last, two at a time. */
const turns = [
  'nth-of-type-[n+2]:after-first-frame-7 nth-of-type-[n+4]:after-first-frame-8 nth-of-type-[n+6]:after-first-frame-9',
  'nth-of-type-[n+8]:after-first-frame-10 nth-of-type-[n+10]:after-first-frame-11',
].join(' ');

/**
 * One module, styled as two pages of an open workbook. All slides are stacked in the same place; the hidden ones are
 * `invisible`, so that they take no focus and are not read out. Without JavaScript, all slides are shown.
 */
function ModuleSlide({ module, number, count }: ModuleSlideProps) {
  const { carousel } = useLandingCopy();
  const isFree = number <= freeModulesCounted;
  return (
    <li
      data-slide
      data-active={number === 1 ? 'true' : undefined}
      data-position={carousel.position(number, count)}
      data-arrival={carousel.arrival(number, count, module.title)}
      className={`grid rounded border border-line bg-surface transition-opacity [grid-area:1/1] not-data-active:invisible not-data-active:opacity-0 md:grid-cols-[7fr_5fr] noscript:visible! noscript:opacity-100! noscript:[grid-area:auto]! ${turns}`}
    >
      <div className="flex min-w-0 flex-col p-5 wrap-anywhere sm:p-8 lg:p-10">
        <div className="flex items-start justify-between gap-4">
          <span
            aria-hidden
            className="font-display text-4xl leading-none font-semibold text-action lg:text-[4.5rem]"
          >
            {number}
          </span>
          <Badge tone={isFree ? 'action' : 'muted'}>
            {isFree ? carousel.free : carousel.premium}
          </Badge>
        </div>
        <h3 className="mt-6 text-2xl lg:mt-auto lg:pt-10">{module.title}</h3>
        <p className="mt-3 max-w-[52ch] text-lg">{module.summary}</p>
      </div>
      <div className="border-t border-line p-5 sm:p-8 md:border-t-0 md:border-l lg:p-10">
        <p className="text-sm text-muted">{carousel.asks}</p>
        <p className="mt-2 font-display text-xl font-semibold">{module.asks}</p>
        <p className="mt-8 text-sm text-muted">{carousel.gives}</p>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {module.gives.map((line) => (
            <li key={line} className="py-2">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const square = 'size-11 px-0!';

/**
 * The carousel's buttons and position. With reduced motion, the pause button is hidden; without JavaScript, all are.
 * @param props.position the initial position, such as "1 sur 11".
 */
function CarouselControls({ position }: { readonly position: string }) {
  const { carousel } = useLandingCopy();
  return (
    <div className="flex items-center gap-2 noscript:hidden">
      <Button
        className={`group ${square} motion-reduce:hidden`}
        aria-label={carousel.pause}
        data-stop
        data-pause={carousel.pause}
        data-play={carousel.play}
      >
        <Play aria-hidden size={18} className="hidden group-data-stopped:block" />
        <Pause aria-hidden size={18} className="group-data-stopped:hidden" />
      </Button>
      <Button className={square} aria-label={carousel.previous} data-step="-1">
        <ChevronLeft aria-hidden size={20} />
      </Button>
      <span data-position className="min-w-[9ch] text-center text-sm text-muted">
        {position}
      </span>
      <Button className={square} aria-label={carousel.next} data-step="1">
        <ChevronRight aria-hidden size={20} />
      </Button>
    </div>
  );
}
