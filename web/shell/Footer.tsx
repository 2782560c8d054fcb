import { useCopy } from '../copy/copy.ts';
import { yearInToronto } from '../copy/dates.ts';
import { useMoment } from '../lib/rendered.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { TermsButton } from './TermsButton.tsx';

const linkStyles = 'text-muted underline hover:text-ink';

interface FooterProps {
  /** Width and padding classes, the same as those of the content above. */
  readonly measure: string;
}

/** The footer. Its padding leaves room for the stand-in banner. */
export function Footer({ measure }: FooterProps) {
  const { shell } = useCopy();
  const { now } = useMoment();
  return (
    <footer className="mt-auto border-t border-line pt-3 pb-(--covered) text-sm text-muted print:hidden">
      <div
        className={`mx-auto flex pb-4 flex-wrap items-center justify-between gap-x-6 ${measure}`}
      >
        <p>{shell.copyright(yearInToronto(now))}</p>
        <div className="flex flex-wrap gap-x-6">
          <PageLink to="/privacy" className={`flex min-h-11 items-center rounded ${linkStyles}`}>
            {shell.privacy}
          </PageLink>
          {/* Without scripts the button submits this form, which opens the terms page. */}
          <form action="/terms">
            <TermsButton type="submit" className={linkStyles}>
              {shell.terms}
            </TermsButton>
          </form>
        </div>
      </div>
    </footer>
  );
}
