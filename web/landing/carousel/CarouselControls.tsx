import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';

const square = 'size-11 px-0!';

/**
 * The buttons of a carousel. With reduced motion there is no pause button; without scripts, none at all.
 * @param props.position the initial position, such as "1 sur 11".
 */
export function CarouselControls({ position }: { readonly position: string }) {
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
