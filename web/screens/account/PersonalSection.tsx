import { dayInToronto } from '@elan/domain/day';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { torontoDateTime } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import type { ReplyOf } from '../../lib/contract.ts';
import { accountQuery, useMe } from '../../session/me.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { Section } from './Section.tsx';

/** The user's e-mail, location, last sign-in and the date the account was created. */
export function PersonalSection() {
  const { personal } = useAccountCopy();
  const { user } = useMe();
  const query = useQuery(accountQuery);
  const { data, error } = query;
  return (
    <Section title={personal.title}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={personal.email} note={personal.emailFixed}>
          <span className="[overflow-wrap:anywhere]">{user.email}</span>
        </Fact>
        <Fact name={personal.location}>{personal.country}</Fact>
        {data ? <Dates account={data} /> : null}
      </dl>
      {!data && !error ? <DatesSkeleton /> : null}
      {!data && error ? <ConnectionError query={query} className="mt-4" /> : null}
    </Section>
  );
}

function Dates({ account }: { account: ReplyOf<'getAccount'> }) {
  const { personal } = useAccountCopy();
  const { language } = useLanguage();
  const { createdAt, lastSignInAt } = account;
  return (
    <>
      {lastSignInAt === null ? (
        <Fact name={personal.lastSignIn}>{personal.neverSignedIn}</Fact>
      ) : (
        <Fact name={personal.lastSignIn} note={personal.torontoTime}>
          <time dateTime={lastSignInAt}>{torontoDateTime(lastSignInAt, language)}</time>
        </Fact>
      )}
      <Fact name={personal.memberSince}>
        <time dateTime={createdAt}>{dayInToronto(new Date(createdAt), language)}</time>
      </Fact>
    </>
  );
}

function DatesSkeleton() {
  const { personal } = useAccountCopy();
  return (
    <div role="status" className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <span className="sr-only">{personal.loading}</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="font-semibold">{children}</span>
        {note ? <span className="block text-sm text-muted">{note}</span> : null}
      </dd>
    </div>
  );
}
