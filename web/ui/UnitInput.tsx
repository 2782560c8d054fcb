import { type ComponentProps, useId } from 'react';
import { controlStyles } from './Field.tsx';

interface UnitInputProps extends ComponentProps<'input'> {
  /** Unit such as "$", or undefined for none. It is part of the accessible description. */
  readonly unit: string | undefined;
  readonly isUnitBefore: boolean;
}

/** A text input that displays a unit within its box, either before or after the value. */
export function UnitInput({ unit, isUnitBefore, className = '', ...control }: UnitInputProps) {
  const unitId = useId();
  const described = [unit && unitId, control['aria-describedby']].filter(Boolean).join(' ');
  const room = unit === undefined ? '' : isUnitBefore ? 'pl-7' : 'pr-8';
  return (
    <div className="relative">
      <input
        {...control}
        aria-describedby={described || undefined}
        type="text"
        autoComplete="off"
        className={`${controlStyles} ${className} ${room}`}
      />
      {unit === undefined ? null : (
        <span
          id={unitId}
          aria-hidden
          className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${isUnitBefore ? 'left-3' : 'right-3'}`}
        >
          {unit}
        </span>
      )}
    </div>
  );
}
