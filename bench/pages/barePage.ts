import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BarePage {
  readonly url: string;
  close(): void;
}

/** Serves the text of a dashboard with this many projects as one static file without scripts or fonts. */
export function serveBarePage(projects: number): Promise<BarePage> {
  const card = (at: number) => `<article><h3>Projet ${at}</h3>
<p>Une boulangerie ouverte la nuit, près de l’hôpital.</p><p>9 % · créé le 22 novembre 2026</p>
<p>Trouver l’idée, Mon idée, Analyse, Plan d’affaires, Marketing, R-D, Finances, Environnement, Personas, Journal, Maturité</p></article>`;
  const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Élan</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem}h1{font-size:2.5rem}</style></head>
<body><main><h1>Bonjour. On reprend où, aujourd’hui?</h1><p>Projet 1 avance : 9 % du parcours.</p>
<h2>Abonnement</h2><p>3 modules et 3 générations IA en tout. Premium ouvre le reste.</p>
<h2>Mes projets</h2>${Array.from({ length: projects }, (_, at) => card(at + 1)).join('\n')}</main></body></html>`;
  return servePage(page);
}

/** Serves one page with these headers at every path. */
export async function servePage(
  page: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<BarePage> {
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
