import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface NoticeProps {
  /** Element id for links to the notice. Also makes the notice focusable by script. */
  readonly id?: string;
  readonly tone?: 'info' | 'warn' | 'danger' | 'done';
  readonly title?: string;
  readonly children?: ReactNode;
  /** A button or link that lets the user act on the message. */
  readonly action?: ReactNode;
  /** Announces the notice to screen readers as soon as it appears. */
  readonly announce?: boolean;
  /**
   * On a phone shows only the title until the notice is opened, to leave room for the content below.
   */
  readonly foldsOnPhone?: boolean;
  readonly className?: string;
}

const icons = { info: Info, warn: TriangleAlert, danger: CircleAlert, done: CircleCheck } as const;
const edges = {
  info: 'border-info',
  warn: 'border-warn',
  danger: 'border-danger',
  done: 'border-action',
} as const;
const colours = {
  info: 'text-info',
  warn: 'text-warn',
  danger: 'text-danger',
  done: 'text-action',
} as const;

/** A message box, whose icon and colour both show its tone. */
export function Notice(props: NoticeProps) {
  const { id, tone = 'info', title, children, action, announce = false, className = '' } = props;
  const { foldsOnPhone = false } = props;
  const Icon = icons[tone];
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const panelId = useId();
  return (
    <div
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      role={announce ? 'alert' : undefined}
      className={`flex gap-3 rounded border border-l-4 bg-surface ${foldsOnPhone ? 'p-2 sm:p-4' : 'p-4'} ${edges[tone]} ${className}`}
    >
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${colours[tone]}`} />
      <div className="min-w-0 grow">
        {title ? (
          <p id={titleId} className={`font-semibold ${foldsOnPhone ? 'max-sm:text-sm' : ''}`}>
            {title}
          </p>
        ) : null}
        <div id={panelId} className={foldsOnPhone && !isOpen ? 'max-sm:hidden' : ''}>
          {children ? <div className={title ? 'text-muted' : ''}>{children}</div> : null}
          {action ? <div className="mt-3 flex flex-wrap gap-3">{action}</div> : null}
        </div>
      </div>
      {foldsOnPhone ? (
        <button
          type="button"
          aria-labelledby={titleId}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded text-muted hover:bg-sunken hover:text-ink sm:hidden"
        >
          <ChevronDown
            aria-hidden
            size={18}
            className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      ) : null}
    </div>
  );
}
