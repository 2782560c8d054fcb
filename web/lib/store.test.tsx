// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  constantStore,
  createStore,
  type Store,
  useStoreBoundField,
  useStoreValue,
  type WritableStore,
} from './store.ts';

interface Person {
  readonly name: string;
  readonly town: string;
}

const rendered = vi.fn();
function Town({ store }: { store: Store<Person> }) {
  const town = useStoreValue(store, (person) => person.town);
  rendered(town);
  return <output>{town}</output>;
}

it('renders again when the selected part changes, and not when another one does', () => {
  const store = createStore<Person>({ name: 'Ève', town: 'Matane' });
  render(<Town store={store} />);
  act(() => store.set({ name: 'Éve', town: 'Matane' }));
  act(() => store.set({ name: 'Éveline', town: 'Matane' }));
  expect(rendered.mock.calls).toEqual([['Matane']]);
  act(() => store.set({ name: 'Éveline', town: 'Gaspé' }));
  expect(screen.getByRole('status').textContent).toBe('Gaspé');
  expect(rendered.mock.calls).toEqual([['Matane'], ['Gaspé']]);
});

it('does not notify unsubscribed listeners', () => {
  const store = createStore(1);
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.set(2);
  leave();
  store.set(3);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.read()).toBe(3);
});

it('shows a constant value too', () => {
  render(<Town store={constantStore({ name: 'Ève', town: 'Rimouski' })} />);
  expect(screen.getByRole('status').textContent).toBe('Rimouski');
});

const townOf = (person: Person) => person.town;
const fieldRendered = vi.fn();
function TownField({ store }: { store: WritableStore<Person> }) {
  const ref = useStoreBoundField(store, townOf);
  fieldRendered();
  return (
    <textarea
      aria-label="Ville"
      ref={ref}
      onChange={(event) => store.set({ ...store.read(), town: event.currentTarget.value })}
    />
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ville' });

it('binds a field: it shows the text, accepts typing and changes from outside, and renders once', () => {
  const store = createStore<Person>({ name: 'Ève', town: 'Matane' });
  render(<TownField store={store} />);
  expect(field().value).toBe('Matane');
  fireEvent.input(field(), { target: { value: 'Matane, Gaspésie' } });
  expect(store.read().town).toBe('Matane, Gaspésie');
  act(() => store.set({ name: 'Ève', town: 'Gaspé' }));
  expect(field().value).toBe('Gaspé');
  expect(fieldRendered).toHaveBeenCalledTimes(1);
});

it('leaves a bound field alone while another part changes, however it normalizes line ends', () => {
  const store = createStore<Person>({ name: 'Ève', town: 'Sept-Îles\r\nMatane' });
  render(<TownField store={store} />);
  const setText = vi.spyOn(field(), 'value', 'set');
  act(() => store.set({ ...store.read(), name: 'Éveline' }));
  expect(setText).not.toHaveBeenCalled();
  act(() => store.set({ ...store.read(), town: 'Gaspé' }));
  expect(setText).toHaveBeenCalledTimes(1);
});

it('unsubscribes a bound field on unmount', () => {
  const store = createStore<Person>({ name: 'Ève', town: 'Matane' });
  const { unmount } = render(<TownField store={store} />);
  const left = field();
  unmount();
  store.set({ name: 'Ève', town: 'Gaspé' });
  expect(left.value).toBe('Matane');
});
