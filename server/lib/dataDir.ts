import { randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  type Dirent,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError.ts';

/**
 * The names that this application creates in its data folder; `lost+found` exists on a separate
 * disk.
 */
const ownName = /^(database|backup|auth-secret)/;
const harmlessFolder = /^(\.|lost\+found$)/;

/** Permission bits for everyone but the owner: read, write and search. */
const others = 0o077;

/**
 * Creates the data folder if it is missing, for its owner only. A folder that others may open, as
 * earlier versions left it, is closed to them. A folder that other programs also use is not
 * changed: closing `/var/lib` would stop them.
 * @throws a file system error, which `dataDirRefusal` turns into one line.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const isShared = readdirSync(dataDir, { withFileTypes: true }).some(isForeignFolder);
  if (isShared) return;
  try {
    closeToOthers(dataDir);
  } catch (error) {
    // A volume's top folder may belong to root and be writable by our group: the files in it that
    // matter are closed separately.
    if (!isRefusal(error)) throw error;
  }
}

/** @returns whether a data folder belongs to another user, who has left it open to others. */
export function isOpenedByAnother(dataDir: string): boolean {
  const { uid, mode } = lstatSync(dataDir);
  return uid !== process.getuid?.() && (mode & others) !== 0;
}

/** @returns whether an error means that the process may not do that. */
const isRefusal = (error: unknown): boolean =>
  /^(EPERM|EACCES)$/.test(String((error as NodeJS.ErrnoException).code));

const isForeignFolder = (entry: Dirent): boolean =>
  entry.isDirectory() && !ownName.test(entry.name) && !harmlessFolder.test(entry.name);

/**
 * Closes all our files in a data folder to others, and makes sure that we may change all but
 * backups: files left by a start as another user are detected before the database is opened. PGlite
 * makes its files readable and writable for everyone, whatever the umask, so this is done at every
 * start; in between, the folders around them are closed. For the process that holds `dataDir`.
 * @throws a file system error, which `dataDirRefusal` turns into one line.
 */
export function closeOwnFiles(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!ownName.test(name)) continue;
    const path = join(dataDir, name);
    if (name.startsWith('backup')) closeBackups(path);
    else closeTree(path);
  }
}

/**
 * Closes the backups that it may: one that an operator copied there may belong to another user, and
 * no start needs it.
 */
function closeBackups(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  try {
    closeToOthers(path);
    if (!found.isDirectory()) return;
    for (const name of readdirSync(path)) closeBackups(join(path, name));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** Closes a folder and its contents, or a file, to everyone but its owner. */
export function closeTree(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // The target of a link is up to the operator.
  if (!found || found.isSymbolicLink()) return;
  accessSync(path, constants.R_OK | constants.W_OK);
  closeToOthers(path);
  if (!found.isDirectory()) return;
  for (const name of readdirSync(path)) closeTree(join(path, name));
}

function closeToOthers(path: string): void {
  const { mode } = lstatSync(path);
  if ((mode & others) !== 0) chmodSync(path, mode & ~others & 0o7777);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'is not open to the user that runs this',
  EPERM: 'belongs to another user than the one that runs this',
  EROFS: 'is on a disk that can only be read',
  ENOSPC: 'is on a disk that is full',
  /** The code of the embedded PostgreSQL for it, `disk_full`. */
  '53100': 'is on a disk that is full',
  EDQUOT: 'is on a disk whose quota is used up',
  EMFILE: 'cannot be opened: this process may open too few files',
  ENFILE: 'cannot be opened: the machine has too many files open',
  ENOTDIR: 'is a file, or lies in one',
  EEXIST: 'is a file',
  ENOENT: 'cannot be made',
};
const waysOut: Readonly<Record<string, string>> = {
  EACCES: 'give it and all that is in it to that user (chown -R), or name another folder',
  EPERM: 'give it and all that is in it to that user (chown -R), or name another folder',
  ENOSPC: 'make room (nothing is damaged)',
  '53100': 'make room (nothing is damaged)',
  EDQUOT: 'make room (nothing is damaged)',
  EMFILE: 'raise the limit (ulimit -n)',
  ENFILE: 'close other programs',
};

/**
 * @returns the line for the operator if the file system refused something in the data folder, while
 * its contents may be fine; undefined for any other error.
 */
export function dataDirRefusal(dataDir: string, error: unknown): ConfigError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall, path = dataDir } = cause as NodeJS.ErrnoException;
    const reason = reasons[code];
    // Node gives no path when an open file cannot be written to.
    const isNamed = 'path' in cause || syscall === 'write' || code === '53100';
    if (reason !== undefined && isNamed && isOf(dataDir, path)) {
      const where = path === dataDir ? '' : ` (${path})`;
      const wayOut = waysOut[code] ?? 'name another folder';
      return new ConfigError(`DATA_DIR ${dataDir}${where} ${reason}: ${wayOut}`);
    }
  }
  return undefined;
}

/** Creating a folder may be refused because of its parent folder. */
const isOf = (dataDir: string, path: string): boolean =>
  path.startsWith(dataDir) || dataDir.startsWith(path);

/**
 * The secret that signs sessions, generated once and stored in the data folder, readable by its
 * owner only. Two processes that start at once agree on the one that was written first.
 */
export function keptSecret(dataDir: string): string {
  makeDataDir(dataDir);
  const file = join(dataDir, 'auth-secret');
  if (!existsSync(file)) {
    // Written under another name first: a kill in between would leave an empty secret for ever.
    const written = `${file}.${randomUUID()}`;
    writeFileSync(written, randomBytes(32).toString('hex'), { mode: 0o600 });
    try {
      linkSync(written, file);
    } catch (error) {
      // On a file system without links, the file is renamed instead, which a second process may do
      // too.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(written, file);
    } finally {
      rmSync(written, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
