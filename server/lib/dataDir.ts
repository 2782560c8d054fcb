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

/** Matches the names of our own files and folders in the data folder. */
const ownName = /^(database|backup|auth-secret)/;
const harmlessFolder = /^(\.|lost\+found$)/;

/** All permission bits of the group and of other users. */
const others = 0o077;

/**
 * Creates the data folder if it is missing, accessible only to its owner. An existing folder that others can
 * access, as earlier versions left it, is restricted too. If it also has folders of other programs, it is not changed,
 * since restricting `/var/lib`, for example, would break them.
 * @throws a file system error, which `dataDirRefusal` turns into one line.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const isShared = readdirSync(dataDir, { withFileTypes: true }).some(isForeignFolder);
  if (isShared) return;
  try {
    closeToOthers(dataDir);
  } catch (error) {
    // The root of a volume may belong to the root user and be writable by our group. In that case its important
    // files are restricted one by one.
    if (!isRefusal(error)) throw error;
  }
}

/** @returns whether the data folder belongs to another user and others can access it. */
export function isOpenedByAnother(dataDir: string): boolean {
  const { uid, mode } = lstatSync(dataDir);
  return uid !== process.getuid?.() && (mode & others) !== 0;
}

/** @returns whether the error means that the process lacks permission. */
const isRefusal = (error: unknown): boolean =>
  /^(EPERM|EACCES)$/.test(String((error as NodeJS.ErrnoException).code));

const isForeignFolder = (entry: Dirent): boolean =>
  entry.isDirectory() && !ownName.test(entry.name) && !harmlessFolder.test(entry.name);

/**
 * Restricts our files in the data folder to their owner. Also checks that we can read and write them, except for
 * backups, to detect another user's files before the database is opened. Runs at every start, because PGlite makes its
 * files accessible to everyone regardless of the umask; between starts, the restricted folders protect the files. Only
 * for the process that holds `dataDir`.
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
 * Restricts the backups, as far as possible. A backup that an operator copied there may belong to another
 * user, and is not needed to start.
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

/** Restricts a file, or a folder and its contents, to its owner. Throws if we cannot read and write them. */
export function closeTree(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // The operator is responsible for the targets of symbolic links.
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
  /** The embedded PostgreSQL's code for `disk_full`. */
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
 * @returns the error message for the operator if the file system refused an operation in the data folder,
 *   although its contents may be fine; undefined for any other error.
 */
export function dataDirRefusal(dataDir: string, error: unknown): ConfigError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall, path = dataDir } = cause as NodeJS.ErrnoException;
    const reason = reasons[code];
    // Node gives no path if writing to an open file fails.
    const isNamed = 'path' in cause || syscall === 'write' || code === '53100';
    if (reason !== undefined && isNamed && isOf(dataDir, path)) {
      const where = path === dataDir ? '' : ` (${path})`;
      const wayOut = waysOut[code] ?? 'name another folder';
      return new ConfigError(`DATA_DIR ${dataDir}${where} ${reason}: ${wayOut}`);
    }
  }
  return undefined;
}

/** Parent folders count too, since they may prevent the creation of the data folder. */
const isOf = (dataDir: string, path: string): boolean =>
  `${path}/`.startsWith(`${dataDir}/`) || `${dataDir}/`.startsWith(`${path}/`);

/**
 * @returns the secret used if `AUTH_SECRET` is not set. It is generated once and stored in the data folder, readable
 *   only by its owner. On a file system with hard links, two processes that start at the same time use the same secret.
 */
export function keptSecret(dataDir: string): string {
  makeDataDir(dataDir);
  const file = join(dataDir, 'auth-secret');
  if (!existsSync(file)) {
    // Written to a temporary file first, because a crash while writing would leave an empty secret for good.
    const written = `${file}.${randomUUID()}`;
    writeFileSync(written, randomBytes(32).toString('hex'), { mode: 0o600 });
    try {
      linkSync(written, file);
    } catch (error) {
      // On a file system without hard links, the file is renamed instead, even though a second process may
      // replace it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(written, file);
    } finally {
      rmSync(written, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
