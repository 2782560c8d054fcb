import { Failure } from '@elan/domain/failure';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';
import type { ProjectCursor } from '../store/projects.ts';

const place = z.tuple([timestamp, z.uuid()]);

/** Writes the end of a page as the opaque cursor that asks for the next one. */
export function writeCursor(end: ProjectCursor): string {
  return Buffer.from(JSON.stringify([end.updatedAt.toISOString(), end.id])).toString('base64url');
}

/** @throws Failure `malformed` when it is none of ours. */
export function readCursor(cursor: string): ProjectCursor {
  const parsed = place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new Failure('malformed', { detail: 'cursor' });
  const [updatedAt, id] = parsed.data;
  return { updatedAt: new Date(updatedAt), id };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
