import { Search as SearchIcon } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useAuthCopy } from '../../copy/authCopy.ts';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { focusFirstInvalid } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { emailProblem } from '../auth/SignInFields.tsx';
import type { Search } from './useSupportDesk.ts';

/** Searches for the account with a given e-mail. Accounts cannot be browsed. */
export function SearchForm({ search }: { search: Search }) {
  const { admin } = useCopy();
  const auth = useAuthCopy();
  const say = useFailureText();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof emailProblem>>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found) return focusFirstInvalid(event.currentTarget);
    search.mutate(email.trim());
  };

  return (
    <>
      <form noValidate onSubmit={submit} className="mt-6 flex max-w-2xl flex-col gap-3 sm:flex-row">
        <TextField
          className="grow"
          label={auth.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          error={problem && auth[problem]}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          busy={search.isPending}
          icon={<SearchIcon aria-hidden size={18} />}
          className="self-start sm:mt-8"
        >
          {admin.search}
        </Button>
      </form>
      {search.error ? (
        <Notice tone="danger" announce className="mt-5 max-w-2xl">
          {say(search.error)}
        </Notice>
      ) : null}
    </>
  );
}
