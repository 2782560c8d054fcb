import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

const path = '/.well-known/security.txt';

/** Validity in days; RFC 9116 recommends less than a year. */
const holdsDays = 180;
const dayMs = 86_400_000;

/** Serves `security.txt` (RFC 9116), which explains where to report vulnerabilities. */
export function serveSecurityTxt(
  app: FastifyInstance,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): void {
  app.get(path, (_request, reply) => {
    // Rounded to the day, so that all servers return the same content.
    const day = Math.floor(clock.now().getTime() / dayMs) + holdsDays;
    const lines = [
      `Contact: mailto:${config.supportEmail}`,
      `Expires: ${new Date(day * dayMs).toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${config.publicUrl}${path}`,
      '',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(lines.join('\n'));
  });
}
