import { FlaskConical, X } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { useDeployment } from '../session/deployment.ts';
import { foldPart, foldSandbox, sandboxPart, unfoldPart } from './foldSandbox.ts';

/**
 * Each class shows an element in one state of the banner only: open or folded. `foldSandbox.ts` sets the state on the
 * root element.
 */
const open = 'in-[:root[data-sandbox=folded]]:hidden';
const folded = 'not-in-[:root[data-sandbox=folded]]:hidden';

/**
 * Lists the stand-ins for outside services. The open banner overlays the bottom of the page, where `--covered` in
 * `styles.css` reserves room. On short screens or folded to a button, it is at the end of the page and covers nothing.
 */
export function SandboxBanner() {
  const { sandbox } = useCopy().shell;
  const { language } = useLanguage();
  const { data } = useDeployment();
  if (!data || data.standIns.length === 0) return null;
  const list = new Intl.ListFormat(`${language}-CA`).format(
    data.standIns.map((standIn) => sandbox.names[standIn]),
  );
  return (
    <aside
      {...sandboxPart}
      aria-label={sandbox.label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-sunken text-sm text-muted in-[:root[data-sandbox=folded]]:static short:static print:hidden"
    >
      <div className={`flex min-h-11 items-center justify-center gap-x-3 pl-3 ${open}`}>
        <FlaskConical aria-hidden size={16} className="hidden shrink-0 sm:block" />
        <p className="py-1">
          <span aria-hidden className="font-semibold sm:hidden">
            {sandbox.chip}
          </span>
          {/* Only screen readers get the full text on a phone, where the banner has one line. */}
          <span className="max-sm:sr-only">{sandbox.text(list)}</span>
        </p>
        {data.standIns.includes('mail') ? (
          <a
            href="/sandbox/mailbox"
            className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-action underline max-sm:ml-auto"
          >
            {sandbox.mailbox}
          </a>
        ) : null}
        <button
          {...foldPart}
          type="button"
          aria-label={sandbox.fold}
          onClick={(click) => foldSandbox(true, click)}
          className="grid size-11 shrink-0 place-items-center rounded -outline-offset-2 hover:text-ink"
        >
          <X aria-hidden size={18} />
        </button>
      </div>
      <div className={`flex justify-center p-1 ${folded}`}>
        <button
          {...unfoldPart}
          type="button"
          aria-label={sandbox.unfold}
          aria-expanded="false"
          onClick={(click) => foldSandbox(false, click)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-action hover:underline"
        >
          <FlaskConical aria-hidden size={16} />
          <span>{sandbox.chip}</span>
        </button>
      </div>
    </aside>
  );
}
