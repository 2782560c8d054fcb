import {
  type EntryDraft,
  type EntryText,
  isEntryWritten,
  type Mood,
  maxEntryContentLength,
  maxEntryTitleLength,
  moods,
} from '@elan/domain/project/journal';
import { Plus } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useStoreValue } from '../../lib/store.ts';
import type { ModuleForm } from '../../moduleEditor/state/useModuleForm.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { Entries } from './useEntries.ts';

const blank: EntryText = { title: '', content: '', mood: 'neutral' };

interface NewEntryFormProps {
  readonly form: ModuleForm;
  readonly journal: Entries;
  readonly isSaving: boolean;
  readonly isRunning: boolean;
}

/** The form for a new entry. Its text is stored as a draft until the entry is added. */
export function NewEntryForm({ form, journal, isSaving, isRunning }: NewEntryFormProps) {
  const { common, journal: copy } = useCopy();
  const titleId = useId();
  const waitsId = useId();
  const text: EntryDraft = useStoreValue(form.formState, ({ values }) => values.newEntry) ?? blank;
  const change = (part: Partial<EntryText>) =>
    form.write((before) => {
      // Once edited, the text is no longer the entry that was sent.
      const { sentAs: _other, ...typed }: EntryDraft = before.newEntry ?? blank;
      const changed = { ...typed, ...part };
      const isBlank = changed.title + changed.content === '' && changed.mood === blank.mood;
      return { ...before, newEntry: isBlank ? undefined : changed };
    });
  const tooLong = (length: number, max: number) =>
    length > max ? common.tooLong(length, max) : undefined;
  const titleError = tooLong(text.title.length, maxEntryTitleLength);
  const contentError = tooLong(text.content.length, maxEntryContentLength);
  const isReady = isEntryWritten(text) && !titleError && !contentError;
  const disabled = !journal.mayAdd.allowed;
  const waits = isSaving || isRunning;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (disabled || !isReady || waits) return;
    const button = event.currentTarget.querySelector('[type="submit"]');
    const hadFocus = document.activeElement === button;
    // The cleared form disables its button, so the focus follows the entry to the list.
    if ((await journal.add(text)) && hadFocus && !isElsewhere(button)) {
      journal.listHeading.current?.focus();
    }
  }

  return (
    <form
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
      className="space-y-5 rounded border border-line bg-surface p-4 sm:p-6 print:hidden"
    >
      <h2 id={titleId} className="text-xl">
        {copy.form.name}
      </h2>
      <TextField
        label={copy.form.title}
        placeholder={copy.form.titleExample}
        autoComplete="off"
        value={text.title}
        disabled={disabled}
        error={titleError}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextArea
        label={copy.form.content}
        help={copy.form.contentHelp}
        placeholder={copy.form.contentExample}
        rows={6}
        value={text.content}
        disabled={disabled}
        error={contentError}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={copy.form.mood}
          options={moods.map((mood) => ({ id: mood, label: copy.moods[mood] }))}
          value={text.mood}
          disabled={disabled}
          className="min-w-40 grow"
          onChange={(event) => change({ mood: event.currentTarget.value as Mood })}
        />
        <Button
          type="submit"
          icon={<Plus aria-hidden size={18} />}
          disabled={disabled || !isReady}
          aria-disabled={waits || undefined}
          aria-describedby={isRunning ? waitsId : undefined}
          className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted"
        >
          {copy.form.add}
        </Button>
      </div>
      {isRunning ? (
        <p id={waitsId} className="text-sm text-muted">
          {copy.form.waits}
        </p>
      ) : null}
    </form>
  );
}

/** @returns true if the user has focused something other than the control. */
function isElsewhere(control: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement !== control;
}
