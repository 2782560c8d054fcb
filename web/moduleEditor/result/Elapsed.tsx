import { useEffect, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { BusyBar } from '../../ui/BusyBar.tsx';

/** Work of unknown length: what it does, the seconds so far, and an indeterminate bar. */
export function Elapsed({ words }: { words: string }) {
  const { moduleScreen } = useCopy();
  const seconds = useSeconds();
  return (
    <>
      <p className="text-sm text-muted">
        {words} · <span aria-hidden>{moduleScreen.elapsed(seconds)}</span>
      </p>
      <BusyBar label={moduleScreen.progress} valueText={words} className="mt-2" />
    </>
  );
}

/** @returns the seconds since this was mounted. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
