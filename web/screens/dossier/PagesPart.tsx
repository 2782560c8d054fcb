import { useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { UnlockLink } from '../../subscription/UnlockLink.tsx';
import { useLapse } from '../../subscription/useLapse.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDossierCopy } from './dossierCopy.ts';
import { PageDialog } from './PageDialog.tsx';
import { PageList } from './PageList.tsx';
import type { Pages } from './usePages.ts';

/** The pages of the actual document, and a note on the pages that only Premium users see. */
export function PagesPart({ pages }: { readonly pages: Pages }) {
  const copy = useDossierCopy().pages;
  const lapse = useLapse();
  const [enlarged, setEnlarged] = useState<number>();
  const { count, shown, replaced, isMaking } = pages;
  return (
    <section aria-labelledby="pages-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pages-title" className="text-xl">
          {copy.title}
        </h2>
        <p role="status" className="text-sm text-muted">
          {isMaking
            ? count === undefined
              ? copy.making
              : copy.refreshing
            : count === undefined
              ? null
              : copy.count(count)}
        </p>
      </div>
      <PagesFailure pages={pages} />
      {count === undefined ? (
        pages.failure ? null : (
          <Skeleton className="mt-3 aspect-[8.5/11] w-full sm:max-w-64" />
        )
      ) : (
        <div className="mt-3">
          <PageList pages={pages} count={count} onEnlarge={setEnlarged} />
          <PageDialog pages={pages} page={enlarged} count={count} onPage={setEnlarged} />
          {shown < count ? (
            <div className="mt-4 rounded border border-line bg-surface p-4 sm:p-5">
              <h3 className="text-lg">{copy.premium.title(count)}</h3>
              <p className="mt-1 text-muted">{[lapse, copy.premium.text].join(' ')}</p>
              <UnlockLink variant="secondary" className="mt-3" />
            </div>
          ) : null}
          {replaced.length > 0 ? (
            <Notice tone="warn" className="mt-4">
              <span className="wrap-anywhere">
                {copy.replaced(replaced.length, replaced.join(' '))}
              </span>
            </Notice>
          ) : null}
        </div>
      )}
    </section>
  );
}

function PagesFailure({ pages }: { readonly pages: Pages }) {
  const copy = useDossierCopy().pages;
  const { common } = useCopy();
  const say = useFailureText();
  if (!pages.failure) return null;
  return (
    <Notice
      tone="danger"
      announce
      className="mt-3"
      title={copy.failed}
      action={
        <Button busy={pages.isMaking} onClick={pages.retry}>
          {common.retry}
        </Button>
      }
    >
      {say(pages.failure)}
    </Notice>
  );
}
