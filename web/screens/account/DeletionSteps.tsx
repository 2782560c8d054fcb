import {
  confirmationPhrase,
  confirmationWord,
  dumpsKeptDays,
  isConfirmationWord,
  matchPhrase,
} from '@elan/domain/account/deletion';
import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { ApiFailure } from '../../lib/apiClient.ts';
import { SupportFor } from '../../subscription/SupportLink.tsx';
import { TextField } from '../../ui/Field.tsx';
import { focusFirstInvalid } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { BusyBar } from '../../ui/ProgressBar.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { DownloadData } from './DownloadData.tsx';
import type { Deletion } from './useDeletion.ts';

interface PhraseStepProps {
  /** The id of the step's form, which the dialog's button submits. */
  readonly form: string;
  readonly deletion: Deletion;
  /** Called on every change with whether the phrase is complete. */
  readonly onCopied: (isCopied: boolean) => void;
}

/** The phrase to type, and the state of the deletion. After a failure, the typed text stays. */
export function PhraseStep({ form, deletion, onCopied }: PhraseStepProps) {
  const { danger } = useAccountCopy();
  const { language } = useLanguage();
  const say = useFailureText();
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const match = matchPhrase(typed, language);
  // While the user is still typing a correct beginning, no error is shown.
  const isWrong = match === 'different' || (match === 'begun' && isLeft && typed !== '');
  const { isPending, error } = deletion;

  return (
    <form
      id={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (match === 'same' && !isPending) deletion.mutate();
      }}
    >
      <p>{danger.phraseText}</p>
      <p className="mt-2 rounded bg-sunken px-4 py-3 font-semibold select-all">
        {confirmationPhrase[language]}
      </p>
      <TextField
        ref={field}
        className="mt-4"
        label={danger.phraseLabel}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isPending}
        value={typed}
        error={isWrong ? danger.phraseWrong : undefined}
        onChange={(event) => {
          const { value } = event.target;
          setTyped(value);
          setLeft(false);
          onCopied(matchPhrase(value, language) === 'same');
        }}
        onBlur={() => setLeft(true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setLeft(true);
        }}
      />
      <div role="status">
        {isPending ? (
          <div className="mt-4">
            <p>{danger.deleting}</p>
            <BusyBar className="mt-2" label={danger.button} valueText={danger.deleting} />
          </div>
        ) : null}
      </div>
      {error ? (
        <Notice tone="danger" title={danger.failed} announce className="mt-4">
          <p>{say(error)}</p>
          {error instanceof ApiFailure ? <SupportFor code={error.code} /> : null}
        </Notice>
      ) : null}
    </form>
  );
}

interface WordStepProps {
  /** The id of the step's form, which the dialog's button submits. */
  readonly form: string;
  readonly onDone: () => void;
}

/** Lists what is deleted with the account, offers a data export and asks for a confirmation word. */
export function WordStep({ form, onDone }: WordStepProps) {
  const { danger } = useAccountCopy();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const word = confirmationWord[language];
  return (
    <>
      <p>{danger.goes}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {danger.gone(dumpsKeptDays).map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{danger.kept}</p>
      <p className="mt-4 mb-3">{danger.downloadFirst}</p>
      <DownloadData />
      <form
        id={form}
        noValidate
        className="mt-5 border-t border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmationWord(typed, language)) {
            onDone();
            return;
          }
          setWrong(true);
          focusFirstInvalid(event.currentTarget);
        }}
      >
        <TextField
          label={danger.wordLabel(word)}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          error={isWrong ? danger.wordWrong(word) : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
      </form>
    </>
  );
}
