// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { constantFeed, createFeed, type Feed, useFed } from './store.ts';

interface Person {
  readonly name: string;
  readonly town: string;
}

afterEach(cleanup);

const drawn = vi.fn();
function Town({ feed }: { feed: Feed<Person> }) {
  const town = useFed(feed, (person) => person.town);
  drawn(town);
  return <output>{town}</output>;
}

it('draws what shows a part again when that part changes, and not when another one does', () => {
  const feed = createFeed<Person>({ name: 'Ève', town: 'Matane' });
  render(<Town feed={feed} />);
  act(() => feed.put({ name: 'Éve', town: 'Matane' }));
  act(() => feed.put({ name: 'Éveline', town: 'Matane' }));
  expect(drawn.mock.calls).toEqual([['Matane']]);
  act(() => feed.put({ name: 'Éveline', town: 'Gaspé' }));
  expect(screen.getByRole('status').textContent).toBe('Gaspé');
  expect(drawn.mock.calls).toEqual([['Matane'], ['Gaspé']]);
});

it('tells nobody who has left', () => {
  const feed = createFeed(1);
  const heard = vi.fn();
  const leave = feed.subscribe(heard);
  feed.put(2);
  leave();
  feed.put(3);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(feed.read()).toBe(3);
});

it('shows what no longer changes all the same', () => {
  render(<Town feed={constantFeed({ name: 'Ève', town: 'Rimouski' })} />);
  expect(screen.getByRole('status').textContent).toBe('Rimouski');
});
