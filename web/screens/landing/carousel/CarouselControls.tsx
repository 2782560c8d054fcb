import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useLandingCopy } from '../../../copy/landingCopy.ts';
import { Button } from '../../../ui/Button.tsx';

interface CarouselControlsProps {
  /** "3 sur 11". */
  readonly position: string;
  readonly stopped: boolean;
  readonly onStop: (stopped: boolean) => void;
  readonly onStep: (step: 1 | -1) => void;
}

const square = 'size-11 px-0!';

/** Stops and moves a carousel. With less motion asked for there is nothing to stop; without scripts, nothing to move. */
export function CarouselControls({ position, stopped, onStop, onStep }: CarouselControlsProps) {
  const { carousel } = useLandingCopy();
  return (
    <div className="flex items-center gap-2 noscript:hidden">
      <Button
        className={`${square} motion-reduce:hidden`}
        aria-label={stopped ? carousel.play : carousel.pause}
        onClick={() => onStop(!stopped)}
      >
        {stopped ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
      </Button>
      <Button className={square} aria-label={carousel.previous} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden size={20} />
      </Button>
      <span className="min-w-[9ch] text-center text-sm text-muted">{position}</span>
      <Button className={square} aria-label={carousel.next} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden size={20} />
      </Button>
    </div>
  );
}
