import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePasswordLink } from '@elan/domain/pages';
import type { FastifyInstance } from 'fastify';

/** Cached for one day. */
const caching = 'public, max-age=86400';

/** Icon paths that iPhones and iPads request. All return the same picture. */
const touchIcons = [
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
  '/apple-touch-icon-:size(^\\d+x\\d+).png',
  '/apple-touch-icon-:size(^\\d+x\\d+)-precomposed.png',
];

/**
 * Serves what browsers request without a link: icons at fixed paths, and the URL from which password managers
 * open the page for changing a password (https://w3c.github.io/webappsec-change-password-url/).
 * @param icons the folder that contains the icons.
 */
export function serveBrowserRequests(app: FastifyInstance, icons: string): void {
  const icon = (size: number) => readFile(join(icons, `icon-${size}.png`));
  for (const path of touchIcons) {
    app.get(path, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', caching)
        .send(await icon(180)),
    );
  }
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .type('image/vnd.microsoft.icon')
      .header('cache-control', caching)
      .send(asIco(await icon(192), 192)),
  );
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(changePasswordLink, 303),
  );
}

/** @returns an ICO file that contains a square PNG of at most 255 pixels a side. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 (icon), with one image.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // One colour plane, 32 bits per pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
