import { expect, test } from 'vitest';
import { socketPath } from './backupSocket.ts';

const long = `/${'dossier/'.repeat(14)}`;

test('a socket has the shorter of its paths, since socket paths are limited', () => {
  expect(socketPath('/srv/elan', '/srv')).toBe('/srv/elan/backup.sock');
  expect(socketPath(`${long}data`, long)).toBe('data/backup.sock');
  expect(socketPath(`${long}data`, '/srv')).toBeUndefined();
});
