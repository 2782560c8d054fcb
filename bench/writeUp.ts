const sections = [
  'Forces de votre idée',
  'Défis à relever',
  'Occasions à saisir',
  'Trois recommandations prioritaires',
  'Plan des 30 prochains jours',
] as const;

const bullet =
  '- **Une clientèle précise.** Vous visez « les travailleurs de quart de Rimouski » : dix conversations vous apprendront l’essentiel, et vous savez où les trouver demain matin.\n';
const row =
  '| Semaine 1 | Écouter dix personnes du quart de nuit | Dix pages de notes, avec leurs mots | 150 $ |\n';
const table = `| Quand | Quoi | Preuve | Coût prévu |\n| --- | --- | --- | --- |\n${row.repeat(5)}\n`;
const paragraph =
  'Entre 22 h et 6 h, rien de chaud n’est ouvert à dix minutes de l’hôpital. C’est votre point d’appui, et il reste à vérifier : [l’Institut de la statistique](https://statistique.quebec.ca/) publie les emplois par secteur.\n\n';

/** A write-up of about 3,000 tokens, at four characters each, with all kinds of content. */
export const longWriteUp = sections
  .map((title) => `## ${title}\n\n${paragraph.repeat(3)}${bullet.repeat(6)}\n${table}`)
  .join('\n')
  .slice(0, 12_000);
