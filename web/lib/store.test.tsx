// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { constantStore, createStore, type Store, useStoreValue } from './store.ts';

interface Person {
  readonly name: string;
  readonly town: string;
}

afterEach(cleanup);

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
