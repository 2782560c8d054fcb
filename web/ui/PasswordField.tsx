import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controlStyles, Field, type FieldTexts, withoutTexts } from './Field.tsx';

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'children' | 'type'> {
  /** Accessible names of the button beside the field. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a button that shows or hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel, hideLabel, ...rest } = props;
  const { texts, control } = withoutTexts(rest);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...texts}>
      {(ties) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...ties}
            type={shown ? 'text' : 'password'}
            className={`${controlStyles} pr-12`}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={ties.id}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded text-muted hover:text-action"
          >
            <Icon aria-hidden size={20} />
          </button>
        </div>
      )}
    </Field>
  );
}
