import { confirmationWord, dumpsKeptDays, isConfirmationWord } from '@elan/domain/account/deletion';
import { useState } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { TextField } from '../../ui/Field.tsx';
import { focusFirstInvalid } from '../../ui/focus.ts';
import { useAccountCopy } from './accountCopy.ts';
import { DownloadData } from './DownloadData.tsx';

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
