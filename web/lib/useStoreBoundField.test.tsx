// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore, useStoreBoundField, type WritableStore } from './store.ts';

interface Person {
  readonly name: string;
  readonly town: string;
}

afterEach(cleanup);

const townOf = (person: Person) => person.town;
const rendered = vi.fn();
function Town({ store }: { store: WritableStore<Person> }) {
  const ref = useStoreBoundField(store, townOf);
  rendered();
  return (
    <textarea
      aria-label="Ville"
      ref={ref}
      onChange={(event) => store.set({ ...store.read(), town: event.currentTarget.value })}
    />
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ville' });

it('shows the text, accepts typing and changes from outside, and renders once', () => {
  const store = createStore<Person>({ name: 'Ève', town: 'Matane' });
  render(<Town store={store} />);
  expect(field().value).toBe('Matane');
  fireEvent.input(field(), { target: { value: 'Matane, Gaspésie' } });
  expect(store.read().town).toBe('Matane, Gaspésie');
  act(() => store.set({ name: 'Ève', town: 'Gaspé' }));
  expect(field().value).toBe('Gaspé');
  expect(rendered).toHaveBeenCalledTimes(1);
});

it('leaves the field alone while another part changes, however it normalizes line ends', () => {
  const store = createStore<Person>({ name: 'Ève', town: 'Sept-Îles\r\nMatane' });
  render(<Town store={store} />);
  const setText = vi.spyOn(field(), 'value', 'set');
  act(() => store.set({ ...store.read(), name: 'Éveline' }));
  expect(setText).not.toHaveBeenCalled();
  act(() => store.set({ ...store.read(), town: 'Gaspé' }));
  expect(setText).toHaveBeenCalledTimes(1);
});

it('unsubscribes on unmount', () => {
  const store = createStore<Person>({ name: 'Ève', town: 'Matane' });
  const { unmount } = render(<Town store={store} />);
  const left = field();
  unmount();
  store.set({ name: 'Ève', town: 'Gaspé' });
  expect(left.value).toBe('Matane');
});
