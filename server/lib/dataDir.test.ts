import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { describe, expect, it } from 'vitest';
import { closeOwnFiles, dataDirRefusal, makeDataDir } from './dataDir.ts';

const modeOf = (path: string) => lstatSync(path).mode & 0o777;

/** A data folder that everyone may read and write, as earlier versions could leave it. */
function openFolder(): string {
  const dataDir = join(temporaryFolder(), 'data');
  for (const folder of ['database/base', 'backups']) {
    mkdirSync(join(dataDir, folder), { recursive: true });
  }
  const files = ['auth-secret', 'database.lock', 'database/base/1', 'backups/rolling-1.jsonl.gz'];
  for (const file of files) writeFileSync(join(dataDir, file), '');
  for (const name of ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
    chmodSync(join(dataDir, name), 0o777);
  }
  return dataDir;
}

describe('a data folder', () => {
  it('is created for its owner only', () => {
    const dataDir = join(temporaryFolder(), 'new/data');
    makeDataDir(dataDir);
    expect(modeOf(dataDir)).toBe(0o700);
  });

  it('of an earlier version is closed, with all our files in it', () => {
    const dataDir = openFolder();
    writeFileSync(join(dataDir, 'notes.txt'), '');
    chmodSync(join(dataDir, 'notes.txt'), 0o644);
    mkdirSync(join(dataDir, 'lost+found'));
    makeDataDir(dataDir);
    closeOwnFiles(dataDir);
    expect(modeOf(dataDir)).toBe(0o700);
    const own = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^(database|backups|auth-secret)/.test(name),
    );
    expect(own).toHaveLength(7);
    for (const name of own) expect([name, modeOf(join(dataDir, name)) & 0o077]).toEqual([name, 0]);
    expect(modeOf(join(dataDir, 'notes.txt'))).toBe(0o644);
  });

  it('that others also use stays open to them', () => {
    const dataDir = openFolder();
    mkdirSync(join(dataDir, 'another program'));
    makeDataDir(dataDir);
    closeOwnFiles(dataDir);
    expect(modeOf(dataDir)).toBe(0o777);
    expect(modeOf(join(dataDir, 'database'))).toBe(0o700);
  });

  it('may contain a link, whose target is left to the operator', () => {
    const dataDir = join(temporaryFolder(), 'data');
    const elsewhere = temporaryFolder();
    chmodSync(elsewhere, 0o755);
    mkdirSync(dataDir);
    symlinkSync(elsewhere, join(dataDir, 'database'));
    closeOwnFiles(dataDir);
    expect(modeOf(elsewhere)).toBe(0o755);
  });
});

describe('a refusal by the file system', () => {
  const failed = (code: string, path: string) => Object.assign(new Error(code), { code, path });

  it.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOTDIR'])(
    'is told in one line that moves nothing away: %s',
    (code) => {
      const error = new Error('cannot open it', { cause: failed(code, '/srv/elan/database') });
      const line = dataDirRefusal('/srv/elan', error)?.message;
      expect(line).toMatch(/^DATA_DIR \/srv\/elan [^\n]+$/);
      expect(line).not.toContain('mv ');
    },
  );

  it('for an open file has no path, and is reported as well', () => {
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    expect(dataDirRefusal('/srv/elan', full)?.message).toBe(
      'DATA_DIR /srv/elan is on a disk that is full: make room (nothing is damaged)',
    );
  });

  it('elsewhere, or for another reason, is not reported', () => {
    expect(dataDirRefusal('/srv/elan', failed('EACCES', '/etc/shadow'))).toBeUndefined();
    expect(dataDirRefusal('/srv/elan', failed('EACCES', '/srv/elan2/file'))).toBeUndefined();
    expect(dataDirRefusal('/srv/elan', failed('EINVAL', '/srv/elan/database'))).toBeUndefined();
    expect(dataDirRefusal('/srv/elan', new Error('damaged'))).toBeUndefined();
  });
});
