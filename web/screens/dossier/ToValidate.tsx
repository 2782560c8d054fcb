import type { ProjectChecks } from '@elan/domain/contract/checks';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { listed } from '../../copy/listed.ts';
import { CheckItem, StaleItem, UntracedItem } from '../../moduleEditor/CheckItems.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useDossierCopy } from './dossierCopy.ts';
import { checksQuery } from './dossierQueries.ts';
import { Folded } from './Folded.tsx';

/** Amounts of a text that are named one by one. */
const mostNamed = 5;

/** What is still to validate, each with the way to where it is mended. It never stands in the way of a download. */
export function ToValidate({ projectId }: { readonly projectId: string }) {
  const copy = useDossierCopy().toValidate;
  const { common } = useCopy();
  const say = useFailureText();
  const { data, error, isFetching, refetch } = useQuery(checksQuery(projectId));
  if (data) return <Points checks={data} projectId={projectId} />;
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

function Points({ checks, projectId }: { checks: ProjectChecks; projectId: string }) {
  const copy = useDossierCopy().toValidate;
  const { language } = useLanguage();
  const failed = checks.checks.filter(({ severity }) => severity !== 'note');
  const amounts = Map.groupBy(checks.untraced, ({ module }) => module);
  const count = failed.length + checks.stale.length + amounts.size;
  if (count === 0) {
    return (
      <p className="flex items-center gap-3 px-1">
        <CircleCheck aria-hidden size={20} className="shrink-0 text-action" />
        {copy.nothing}
      </p>
    );
  }
  return (
    <Folded title={copy.title(count)} beside={null} isOpen={false}>
      <p className="text-sm text-muted">{copy.lead}</p>
      <ul className="-mx-4 mt-2 divide-y divide-line">
        {failed.map((check) => (
          <CheckItem
            key={`${check.id} ${check.mendAt.question}`}
            check={check}
            projectId={projectId}
          />
        ))}
        {checks.stale.map((one) => (
          <StaleItem key={one.module} stale={one} projectId={projectId} />
        ))}
        {[...amounts].map(([module, untraced]) => {
          const named = [...new Set(untraced.map(({ amount }) => amount))];
          const rest = named.length - mostNamed;
          const shown = rest > 0 ? [...named.slice(0, mostNamed), copy.more(rest)] : named;
          const text = copy.amounts(named.length, listed(shown, language));
          return <UntracedItem key={module} module={module} text={text} projectId={projectId} />;
        })}
      </ul>
    </Folded>
  );
}
