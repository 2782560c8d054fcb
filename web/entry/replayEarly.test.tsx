// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { startTransition, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './noteEarlyClick.ts';
import { replayEarly } from './replayEarly.ts';

/** Two panels like those of /auth, and a form that opens and takes the focus. */
function Page() {
  const [panel, setPanel] = useState<'in' | 'up'>('in');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<readonly string[]>([]);
  const send = (what: string) => setSent((before) => [...before, what]);
  const Panel = panel === 'in' ? SignIn : SignUp;
  return (
    <main>
      <Panel
        {...{ email, setEmail, send }}
        onOther={() => setPanel(panel === 'in' ? 'up' : 'in')}
      />
      <Extras />
      <output>{sent.join('; ')}</output>
    </main>
  );
}

interface PanelProps {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly send: (what: string) => void;
  readonly onOther: () => void;
}

function SignIn({ email, setEmail, send, onOther }: PanelProps) {
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(`in ${email} ${password}`);
      }}
    >
      <label htmlFor="in-email">E-mail</label>
      <input id="in-email" name="email" value={email} onChange={(e) => setEmail(e.target.value)} />
      <label htmlFor="in-password">Password</label>
      <input
        id="in-password"
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit">Sign in</button>
      <button type="button" onClick={onOther}>
        Sign up
      </button>
    </form>
  );
}

function SignUp({ email, setEmail, send, onOther }: PanelProps) {
  const [typed, setTyped] = useState({ password: '', terms: false });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(`up ${email} ${typed.password}`);
      }}
    >
      <label htmlFor="up-email">E-mail</label>
      <input id="up-email" name="email" value={email} onChange={(e) => setEmail(e.target.value)} />
      <label htmlFor="up-password">Password</label>
      <input
        id="up-password"
        name="new-password"
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      <label>
        <input
          type="checkbox"
          name="terms"
          checked={typed.terms}
          onChange={(event) => setTyped({ ...typed, terms: event.target.checked })}
        />
        Terms
      </label>
      <button type="submit" disabled={!typed.terms}>
        Create
      </button>
      <button type="button" onClick={onOther}>
        Back
      </button>
    </form>
  );
}

function Extras() {
  const [text, setText] = useState('Du pain');
  const [isGuided, setGuided] = useState(false);
  const [sale, setSale] = useState('direct');
  const [name, setName] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isOpen = name !== undefined;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  return (
    <>
      <textarea name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <label>
        <input type="checkbox" checked={isGuided} onChange={() => setGuided(!isGuided)} /> Guided
      </label>
      {['direct', 'online'].map((value) => (
        <input
          key={value}
          type="radio"
          name="sale"
          value={value}
          checked={sale === value}
          onChange={() => setSale(value)}
        />
      ))}
      <button type="button" onClick={() => setName('')}>
        New
      </button>
      {isOpen ? (
        <input ref={field} name="name" value={name} onChange={(e) => setName(e.target.value)} />
      ) : null}
      <textarea name="note" defaultValue="" />
      <i>{JSON.stringify([text, isGuided, sale, name])}</i>
    </>
  );
}

// As on a real page: `act` would delay the effects of each event.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

let page: HTMLElement;
let root: Root | undefined;
beforeEach(() => begin());
afterEach(() => end());

/** Makes a page as the server renders it, without any actions yet. */
function begin(): void {
  page = document.createElement('div');
  page.innerHTML = renderToString(<Page />);
  document.body.append(page);
  const early = window.elanEarlyClick;
  if (!early) throw new Error('nothing listens');
  early.acts = [];
  early.waits = () => true;
  early.onAct = () => {};
}
function end(): void {
  root?.unmount();
  root = undefined;
  page.remove();
}
async function hydrate(): Promise<void> {
  startTransition(() => {
    root = hydrateRoot(page, <Page />, { onRecoverableError: () => {} });
  });
  await replayEarly(page);
  await waitFor(() => {
    if (!Object.keys(field('output')).some((name) => name.startsWith('__react'))) throw new Error();
  }, waiting);
  await settle();
}
const waiting = { timeout: 10_000, interval: 1 };
/** An event changes the page in its own task, and has further effects in the next one. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
function field<Kind extends Element>(selector: string): Kind {
  const found = page.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
function button(name: string): HTMLButtonElement | undefined {
  return [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
}
/** Types like a user, with the events of a browser. */
function type(selector: string, text: string): void {
  const input = page.querySelector<HTMLInputElement>(selector);
  if (!input) return;
  input.focus();
  const prototype = Object.getPrototypeOf(input);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
function key(name: string): void {
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
}
const sent = () => field('output').textContent;
const extras = () => JSON.parse(field('i').textContent);

it('replays a text, a tick and a choice', async () => {
  type('textarea', 'Du pain de nuit');
  field<HTMLInputElement>('[type=checkbox]').click();
  field<HTMLInputElement>('[value=online]').click();
  await hydrate();
  expect(extras()).toEqual(['Du pain de nuit', true, 'online', null]);
  expect(field<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(field<HTMLInputElement>('[value=online]').checked).toBe(true);
});

it('adds to an uncontrolled field, and goes back to a choice that was left', async () => {
  const note = () => field<HTMLTextAreaElement>('[name=note]').value;
  type('[name=note]', 'un');
  field<HTMLInputElement>('[value=online]').click();
  field<HTMLInputElement>('[value=direct]').click();
  type('[name=note]', 'un, deux');
  await hydrate();
  expect([note(), extras()[2]]).toEqual(['un, deux', 'direct']);
});

it('replays what a browser filled in without an event', async () => {
  field<HTMLInputElement>('[name=email]').value = 'a@b.ca';
  field<HTMLTextAreaElement>('textarea').value = 'Du pain de nuit';
  await hydrate();
  button('Sign in')?.click();
  await settle();
  expect([sent(), extras()[0]]).toEqual(['in a@b.ca ', 'Du pain de nuit']);
});

it('sends no event to a page on which nothing was done, so that it hydrates in pieces', async () => {
  const events: string[] = [];
  for (const name of ['input', 'change', 'click']) {
    page.addEventListener(name, () => events.push(name), { capture: true });
  }
  await hydrate();
  expect([events, extras()[0]]).toEqual([[], 'Du pain']);
});

it('puts what was typed after a press into the panel that the press opens', async () => {
  type('[name=password]', 'autre');
  button('Sign up')?.click();
  type('[name=email]', 'a@b.ca');
  type('[name=password]', 'levain-1');
  await hydrate();
  expect(field<HTMLInputElement>('[name=email]').value).toBe('a@b.ca');
  expect(field<HTMLInputElement>('[name=new-password]').value).toBe('levain-1');
});

it('presses as often, and in that order', async () => {
  for (const name of ['Sign in', 'Sign up', 'Sign up', 'New']) button(name)?.click();
  await hydrate();
  expect([sent(), button('Back') !== undefined]).toEqual(['in  ', true]);
});

it('types into a field that a press opens', async () => {
  button('New')?.click();
  for (const one of 'Paix') key(one);
  key('Backspace');
  key('n');
  await hydrate();
  expect(extras()[3]).toBe('Pain');
});

it('keeps what was done where React renders the page again, and the focus', async () => {
  for (const input of page.querySelectorAll('input')) input.after(document.createElement('div'));
  type('textarea', 'Du pain de nuit');
  type('[name=email]', 'a@b.ca');
  type('[name=password]', 'levain-1');
  field<HTMLInputElement>('[value=online]').click();
  field<HTMLInputElement>('[name=password]').focus();
  const rendered = field('[name=email]');
  await hydrate();
  expect(rendered.isConnected).toBe(false);
  expect(document.activeElement).toBe(field('[name=password]'));
  expect(extras().slice(0, 3)).toEqual(['Du pain de nuit', false, 'online']);
  button('Sign in')?.click();
  await settle();
  expect(sent()).toBe('in a@b.ca levain-1');
});

it('ends as after hydration, whatever was done in which order', async () => {
  const seed = 20_261_128;
  console.info(`seed ${seed}`);
  const press = fc.constantFrom('Sign in', 'Sign up', 'Create', 'Back', 'New').map((name) => () => {
    button(name)?.click();
  });
  const write = fc
    .tuple(
      fc.constantFrom('[name=email]', '[name=password]', '[name=new-password]', 'textarea'),
      fc.constantFrom('a', 'b@c', ''),
    )
    .map(([selector, text]) => () => {
      // The field has another name if an earlier action should have opened the other panel.
      const other = selector.includes('password') && !page.querySelector(selector);
      type(other ? '[name=password], [name=new-password]' : selector, text);
    });
  const tick = fc
    .constantFrom('[name=terms]', 'label > [type=checkbox]:not([name])', '[value=online]')
    .map((selector) => () => page.querySelector<HTMLInputElement>(selector)?.click());
  const state = () => [
    sent(),
    extras(),
    [...page.querySelectorAll('input')].map(({ name, value, checked }) => [name, value, checked]),
  ];
  const acts = fc.array(fc.oneof(press, write, tick), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      end();
      begin();
      // An early action cannot reach a field in a panel that another early action opens.
      const reached = done.map((one) => {
        const before = window.elanEarlyClick?.acts.at(-1);
        one();
        return window.elanEarlyClick?.acts.at(-1) !== before;
      });
      await hydrate();
      const early = state();
      end();
      begin();
      await hydrate();
      for (const [index, one] of done.entries()) {
        if (!reached[index]) continue;
        one();
        await settle();
      }
      expect(early).toEqual(state());
    }),
    { seed, numRuns: 80 },
  );
});
