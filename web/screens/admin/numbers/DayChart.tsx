import type { DayNumbers } from '@elan/domain/contract/numbers';
import { useLanguage } from '../../../copy/language.tsx';
import { dayText } from './format.ts';
import { useNumbersCopy } from './numbersCopy.ts';

const height = 120;
const width = 600;
const gap = 3;

/** The generations of each day as a bar chart, failed ones on top. Hidden from screen readers. */
export function DayChart({ days }: { readonly days: readonly DayNumbers[] }) {
  const copy = useNumbersCopy().days;
  const { language } = useLanguage();
  const oldestFirst = days.toReversed();
  const highest = Math.max(1, ...days.map(({ succeeded, failed }) => succeeded + failed));
  const step = width / days.length;
  const tall = (count: number) => (count / highest) * height;
  const [first, last] = [oldestFirst.at(0), oldestFirst.at(-1)];
  return (
    <div aria-hidden>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Key className="bg-action">{copy.succeeded}</Key>
        <Key className="bg-danger">{copy.failed}</Key>
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 block h-28 w-full border-b border-edge sm:h-36"
      >
        {oldestFirst.map(({ day, succeeded, failed }, at) => (
          <g key={day} transform={`translate(${at * step + gap / 2} 0)`}>
            <rect
              y={height - tall(succeeded)}
              width={step - gap}
              height={tall(succeeded)}
              className="fill-action"
            />
            <rect
              y={height - tall(succeeded) - tall(failed)}
              width={step - gap}
              height={tall(failed)}
              className="fill-danger"
            />
          </g>
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-sm text-muted">
        <span>{first && dayText(first.day, language)}</span>
        <span>{last && dayText(last.day, language)}</span>
      </p>
    </div>
  );
}

function Key({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-3 rounded-sm ${className}`} />
      <span>{children}</span>
    </span>
  );
}
