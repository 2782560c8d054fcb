type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A user action on a server-rendered page before its hydration. */
export type EarlyAct =
  /** Activation of a button or a link, or submission of a form. `key` is set if a key activated the target. */
  | { readonly kind: 'press'; readonly target: HTMLElement; readonly key: string | undefined }
  /** Escape in a field, or a key pressed elsewhere after another recorded action. */
  | { readonly kind: 'key'; readonly target: HTMLElement; readonly key: string }
  | { readonly kind: 'focus'; readonly target: HTMLElement }
  | EarlyInput;

/** A changed field: its value now and `before`, the rendered value or that of an earlier recorded input. */
export interface EarlyInput {
  readonly kind: 'input';
  readonly target: Field;
  readonly value: string;
  readonly checked: boolean;
  readonly before: { readonly value: string; readonly checked: boolean; readonly isTyped: boolean };
}

/** The recorder of early actions. `acts` contains those that are not replayed yet, oldest first. */
export interface EarlyActs {
  acts: EarlyAct[];
  /** @returns whether events of this type on this element are recorded; if absent, those on all elements are. */
  waits?: (target: Element, type: string) => boolean;
  /** Called after each recorded action. */
  onAct?: () => void;
  /** True while recorded actions are replayed, so that their events are not recorded again. */
  isReplaying?: boolean;
  /** Stops recording. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    elanEarlyClick?: EarlyActs;
  }
}

function listen(): EarlyActs {
  const capture = { capture: true };
  // If a clicked link requests a paid module, stores the module in a cookie for a day (`web/session/wantedModule.ts`).
  // This listener stays active after `stop`.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-wanted]') : null;
      // Cookie name and flags as in `web/lib/browserStorage.ts`.
      const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
      if (link) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
        document.cookie = `${prefix}elan_wanted=${link.dataset.wanted}; Path=/; Max-Age=86400; SameSite=Lax${secure}`;
      }
    },
    capture,
  );
  const inputs = new Map<Element, EarlyInput>();
  const listeners = { click, pointerup, submit, input, change: input, focusin, keydown, keyup };
  const early: EarlyActs = {
    acts: [],
    stop: () => {
      for (const [type, listener] of Object.entries(listeners)) {
        document.removeEventListener(type, listener as EventListener, capture);
      }
    },
  };
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, capture);
  }
  let lastKey: string | undefined;

  function keep(act: EarlyAct): void {
    const last = early.acts.at(-1);
    const isSame = last?.target === act.target && last.kind === act.kind;
    if (isSame && (act.kind === 'input' || act.kind === 'focus')) early.acts.pop();
    early.acts.push(act);
    early.onAct?.();
  }
  function targetOf({ target, type }: Event): Element | undefined {
    if (early.isReplaying || !(target instanceof Element)) return undefined;
    return early.waits === undefined || early.waits(target, type) ? target : undefined;
  }
  /** Records the activation, and prevents the event's default action and later listeners. */
  function press(event: Event, target: HTMLElement, key?: string): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    keep({ kind: 'press', target, key });
  }
  /** True if recorded actions, apart from moving the focus, would be lost by leaving the page. */
  const hasActs = () => early.acts.some(({ kind }) => kind !== 'focus');
  /** True if the form has visible fields. A form without them works without scripts. */
  const isFilledIn = (form: HTMLFormElement) =>
    form.querySelector('input:not([type=hidden]), textarea, select') !== null;

  function click(event: MouseEvent): void {
    const part = targetOf(event);
    const control = part?.closest<HTMLElement>('button, a[href]');
    if (!control) return;
    const { ctrlKey, metaKey, shiftKey, detail } = event;
    const isByKey = detail === 0 && (lastKey === 'Enter' || lastKey === ' ');
    const key = isByKey ? lastKey : undefined;
    if (control instanceof HTMLButtonElement) {
      const { form, type } = control;
      const leavesByItself = form && type === 'submit' && !isFilledIn(form);
      if (!leavesByItself || hasActs()) press(event, control, key);
      return;
    }
    // A link that opens another tab or a download needs no scripts.
    if (ctrlKey || metaKey || shiftKey || control.matches('[target=_blank], [download]')) return;
    if (hasActs() || control.matches('[data-acts]')) press(event, control, key);
  }
  function pointerup(event: PointerEvent): void {
    // A disabled button gets no click event, but replaying earlier actions may enable it.
    const button = targetOf(event)?.closest('button');
    if (button?.disabled) keep({ kind: 'press', target: button, key: undefined });
  }
  function submit(event: SubmitEvent): void {
    const form = targetOf(event);
    if (form instanceof HTMLFormElement && isFilledIn(form)) press(event, form);
  }
  function input(event: Event): void {
    const target = targetOf(event) as Field | undefined;
    if (!target || !('value' in target)) return;
    const { value } = target;
    const checked = 'checked' in target && target.checked;
    const last = inputs.get(target);
    // The `change` event on leaving a field repeats an input that is already recorded.
    if (event.type === 'change' && last?.value === value && last.checked === checked) return;
    const isGoingOn = last !== undefined && last === early.acts.at(-1);
    const isSelect = target instanceof HTMLSelectElement;
    const rendered = {
      value: isSelect ? '' : target.defaultValue,
      checked: 'defaultChecked' in target && target.defaultChecked,
      isTyped: false,
    };
    const before = isGoingOn ? last.before : last ? { ...last, isTyped: true } : rendered;
    const act = { kind: 'input', target, value, checked, before } as const;
    inputs.set(target, act);
    keep(act);
  }
  function focusin(event: Event): void {
    const target = targetOf(event);
    if (target instanceof HTMLElement) keep({ kind: 'focus', target });
  }
  function keydown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    lastKey = key;
    const target = targetOf(event);
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey || isComposing) return;
    const isEnter = key === 'Enter';
    if (target.matches('textarea, select, input:not([type=checkbox], [type=radio])')) {
      const form = isEnter && target instanceof HTMLInputElement ? target.form : null;
      const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
      // A disabled button makes the browser ignore Enter, but replaying earlier actions may enable it.
      if (button?.disabled) keep({ kind: 'press', target: button, key });
      else if (key === 'Escape') keep({ kind: 'key', target, key });
      return;
    }
    // These keys operate the focused control, and the other listeners record the result if necessary.
    if ((isEnter || key === ' ') && target.matches('button, a, summary, input')) return;
    const isKept = key.length === 1 || /^(?:Escape|Backspace|Enter|Arrow.*)$/.test(key);
    if (isKept && hasActs()) keep({ kind: 'key', target, key });
  }
  function keyup(): void {
    // The click caused by the space bar comes only after this event.
    setTimeout(() => {
      lastKey = undefined;
    });
  }
  return early;
}

// The server inlines this script in the pages that it renders, so that it listens before the first click
// (`server/http/pages/htmlTemplate.ts`). An inline script cannot import. On other pages the app imports this file.
window.elanEarlyClick ??= listen();
