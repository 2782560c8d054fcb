import { bandOf, ringOf } from '@elan/domain/project/maturity';
import type { ReactNode } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Dial } from '../../ui/Dial.tsx';

const tones = { green: 'action', amber: 'warn', red: 'danger' } as const;

/** The overall score on its dial, with its explanation and what follows. */
export function OverallScore({ score, children }: { score: number; children: ReactNode }) {
  const copy = useCopy().maturity;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <Dial
        value={score}
        label={copy.overall(score)}
        unit={copy.outOf}
        tone={tones[ringOf(score)]}
        className="size-40 shrink-0"
      />
      <div className="min-w-[min(100%,16rem)] flex-1 space-y-4">
        <p className="font-display text-2xl font-semibold">{copy.bands[bandOf(score)]}</p>
        {children}
      </div>
    </div>
  );
}
