import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controlStyles, Field, type FieldTexts } from './Field.tsx';

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'children' | 'type'> {
  /** Accessible names of the button beside the field. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a button that shows or hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, mark, note, className, id, showLabel, hideLabel, ...control } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, help, error, mark, note, className, id }}>
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
