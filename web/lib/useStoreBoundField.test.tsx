// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';

import { afterEach, expect, it, vi } from 'vitest';
import { createFeed, type OpenFeed } from './store.ts';
import { useFedText } from './useStoreBoundField.ts';

interface Person {
  readonly name: string;
  readonly town: string;
}

afterEach(cleanup);

const townOf = (person: Person) => person.town;
const drawn = vi.fn();
function Town({ feed }: { feed: OpenFeed<Person> }) {
  const ref = useFedText(feed, townOf);
  drawn();
  return (
    <textarea
      aria-label="Ville"
      ref={ref}
      onChange={(event) => feed.put({ ...feed.read(), town: event.currentTarget.value })}
    />
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ville' });

it('shows the text, takes what is typed and what is put there, and is drawn once', () => {
  const feed = createFeed<Person>({ name: 'Ève', town: 'Matane' });
  render(<Town feed={feed} />);
  expect(field().value).toBe('Matane');
  fireEvent.input(field(), { target: { value: 'Matane, Gaspésie' } });
  expect(feed.read().town).toBe('Matane, Gaspésie');
  act(() => feed.put({ name: 'Ève', town: 'Gaspé' }));
  expect(field().value).toBe('Gaspé');
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('leaves the field alone while another part changes, whatever it made of the line ends', () => {
  const feed = createFeed<Person>({ name: 'Ève', town: 'Sept-Îles\r\nMatane' });
  render(<Town feed={feed} />);
  const setText = vi.spyOn(field(), 'value', 'set');
  act(() => feed.put({ ...feed.read(), name: 'Éveline' }));
  expect(setText).not.toHaveBeenCalled();
  act(() => feed.put({ ...feed.read(), town: 'Gaspé' }));
  expect(setText).toHaveBeenCalledTimes(1);
});

it('hears nothing once it has left', () => {
  const feed = createFeed<Person>({ name: 'Ève', town: 'Matane' });
  const { unmount } = render(<Town feed={feed} />);
  const left = field();
  unmount();
  feed.put({ name: 'Ève', town: 'Gaspé' });
  expect(left.value).toBe('Matane');
});
