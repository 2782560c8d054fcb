import { useEffect, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { BusyBar } from '../../ui/BusyBar.tsx';

/** Work whose end cannot be told: what it does, for how long, and a bar that shows that it goes on. */
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

/** @returns how many seconds this has been on the page. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
