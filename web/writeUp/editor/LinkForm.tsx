import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { hrefOf } from './links.ts';

interface LinkFormProps {
  /** URL of the link at the cursor, if any. */
  readonly link: string | undefined;
  /** @param href undefined removes the link. */
  readonly onLink: (href: string | undefined) => void;
  readonly onCancel: () => void;
}

/** Form for the URL of a link, shown above the text. */
export function LinkForm({ link, onLink, onCancel }: LinkFormProps) {
  const { linkForm } = useCopy().moduleScreen.editing;
  const [typed, setTyped] = useState(link ?? '');
  const [isRefused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Do not submit an enclosing form too.
    event.stopPropagation();
    const href = hrefOf(typed);
    setRefused(href === undefined);
    if (href !== undefined) onLink(href);
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  }

  return (
    <form onSubmit={submit} onKeyDown={leave} noValidate className="border-t border-line p-3">
      <TextField
        label={linkForm.label}
        type="url"
        autoFocus
        value={typed}
        error={isRefused ? linkForm.invalid : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="secondary">
          {linkForm.apply}
        </Button>
        {link === undefined ? null : (
          <Button variant="quiet" onClick={() => onLink(undefined)}>
            {linkForm.remove}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {linkForm.cancel}
        </Button>
      </div>
    </form>
  );
}
