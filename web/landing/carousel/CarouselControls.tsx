import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useLandingCopy } from '../copy/landingCopy.ts';

const square = 'size-11 px-0!';

/**
 * Stops and moves a carousel. With less motion asked for there is nothing to stop; without scripts, nothing to move.
 * @param props.position "1 sur 11", as it stands when it is drawn.
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
