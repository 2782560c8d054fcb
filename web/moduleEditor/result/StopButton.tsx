import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/useFocusHandover.ts';

interface StopButtonProps {
  readonly stop: 'possible' | 'asked' | 'failed';
  readonly onStop: () => void;
  /** Called when the button disappears while focused, to focus something near. */
  readonly onGone: () => void;
}

/** Stops the running generation. */
export function StopButton({ stop, onStop, onGone }: StopButtonProps) {
  const { moduleScreen } = useCopy();
  const button = useFocusHandover(onGone);
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
