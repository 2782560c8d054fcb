import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';

interface StopButtonProps {
  readonly stop: 'possible' | 'asked' | 'failed';
  readonly onStop: () => void;
  /** The button leaves with the focus on it: put it somewhere near. */
  readonly onGone: () => void;
}

/** Stops the generation that runs. */
export function StopButton({ stop, onStop, onGone }: StopButtonProps) {
  const { moduleScreen } = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element && element === document.activeElement) queueMicrotask(() => gone.current());
    };
  }, []);
  return (
    <>
      {stop === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {moduleScreen.stopFailed}
        </p>
      ) : null}
      <Button
        ref={button}
        aria-disabled={stop === 'asked' || undefined}
        onClick={() => {
          if (stop !== 'asked') onStop();
        }}
      >
        {stop === 'asked' ? moduleScreen.stopping : moduleScreen.stop}
      </Button>
    </>
  );
}
