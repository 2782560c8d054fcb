import type { ComponentProps } from 'react';
import { controlStyles } from './Field.tsx';

interface UnitInputProps extends ComponentProps<'input'> {
  /** Unit such as "$", or undefined for none. Hidden from screen readers, so the label must include it. */
  readonly unit: string | undefined;
  readonly isUnitBefore: boolean;
}

/** A text input that displays a unit within its box, either before or after the value. */
export function UnitInput({ unit, isUnitBefore, className = '', ...control }: UnitInputProps) {
  const room = unit === undefined ? '' : isUnitBefore ? 'pl-7' : 'pr-8';
  return (
    <div className="relative">
      <input
        {...control}
        type="text"
        autoComplete="off"
        className={`${controlStyles} ${className} ${room}`}
      />
      {unit === undefined ? null : (
        <span
          aria-hidden
          className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${isUnitBefore ? 'left-3' : 'right-3'}`}
        >
          {unit}
        </span>
      )}
    </div>
  );
}
