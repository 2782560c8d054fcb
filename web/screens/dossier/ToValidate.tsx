import { isOpen } from '@elan/domain/checks/checkAnswers';
import type { ProjectChecks } from '@elan/domain/contract/checks';
import type { profilePoints } from '@elan/domain/dossier/profilePoints';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { listed } from '../../copy/listed.ts';
import {
  MeantChecks,
  OpenChecks,
  StaleItem,
  UntracedItem,
} from '../../moduleEditor/checks/CheckItems.tsx';
import { checksQuery } from '../../moduleEditor/checks/checkAnswers.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useDossierCopy } from './dossierCopy.ts';
import { Folded } from './Folded.tsx';
import { showCover } from './profile/CoverForm.tsx';
import { showPeople } from './profile/People.tsx';

/** Maximum number of amounts listed individually for each text. */
const mostNamed = 5;

interface ToValidateProps {
  readonly projectId: string;
  /** The points to validate on the cover and the people. */
  readonly ofProfile: ReturnType<typeof profilePoints>;
}

/** The points still to validate, each with a link to fix it. None of them prevents a download. */
export function ToValidate({ projectId, ofProfile }: ToValidateProps) {
  const copy = useDossierCopy().toValidate;
  const { common } = useCopy();
  const say = useFailureText();
  const { data, error, isFetching, refetch } = useQuery(checksQuery(projectId));
  if (data) return <Points checks={data} projectId={projectId} ofProfile={ofProfile} />;
  if (!error) return null;
  return (
    <Notice
      tone="warn"
      title={copy.failed}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {common.retry}
        </Button>
      }
    >
      {say(error)}
    </Notice>
  );
}

function Points({
  checks,
  projectId,
  ofProfile,
}: ToValidateProps & { readonly checks: ProjectChecks }) {
  const copy = useDossierCopy().toValidate;
  const { language } = useLanguage();
  const failed = checks.checks.filter(isOpen);
  const isMeant = checks.checks.some(({ answer }) => answer);
  const amounts = Map.groupBy(checks.untraced, ({ module }) => module);
  const count = failed.length + ofProfile.length + checks.stale.length + amounts.size;
  const meant = <MeantChecks checks={checks.checks} projectId={projectId} />;
  if (count === 0) {
    return (
      <>
        <p className="flex items-center gap-3 px-1">
          <CircleCheck aria-hidden size={20} className="shrink-0 text-action" />
          <span>{copy.nothing}</span>
        </p>
        {isMeant ? <ul className="mt-2 rounded border border-line bg-surface">{meant}</ul> : null}
      </>
    );
  }
  return (
    <Folded title={copy.title(count)} beside={null} isOpen={false}>
      <p className="text-sm text-muted">{copy.lead}</p>
      <ul className="-mx-4 mt-2 divide-y divide-line">
        <OpenChecks checks={failed} projectId={projectId} />
        {ofProfile.map(({ id, text }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
            <p className="min-w-48 flex-1">{text[language]}</p>
            <button
              type="button"
              onClick={id === 'people' ? showPeople : showCover}
              className="inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong"
            >
              {copy.fixLinks[id]}
            </button>
          </li>
        ))}
        {checks.stale.map((one) => (
          <StaleItem key={one.module} stale={one} projectId={projectId} />
        ))}
        {[...amounts].map(([module, untraced]) => {
          const named = [...new Set(untraced.map(({ amount }) => amount))];
          const unlisted = (checks.untracedCount[module] ?? 0) - untraced.length;
          const rest = Math.max(0, named.length - mostNamed) + Math.max(0, unlisted);
          const shown = rest > 0 ? [...named.slice(0, mostNamed), copy.more(rest)] : named;
          const text = copy.amounts(named.length, listed(shown, language));
          return <UntracedItem key={module} module={module} text={text} projectId={projectId} />;
        })}
        {meant}
      </ul>
    </Folded>
  );
}
