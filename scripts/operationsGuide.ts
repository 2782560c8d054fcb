import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

const [english = '', french = ''] = ['docs/operations.md', 'docs/operations.fr.md'].map((page) =>
  readFileSync(join(repository, page), 'utf8'),
);

/** The text of the operator's guide in each language. */
export const guides = { english, french } as const;

/** @returns the commands of the block with this name in a guide, without comments. */
function blockIn(guide: string, name: string): string | undefined {
  const [, block] = new RegExp(`\`\`\`\\w+ ${name}\\n([\\s\\S]+?)\`\`\``).exec(guide) ?? [];
  return block?.replace(/ +# .*$/gm, '').replaceAll('FICHIER', 'FILE');
}

/**
 * @returns the commands of a block of the guide.
 * @throws if it is missing, or differs between the languages.
 */
export function commandsOf(name: string): string {
  const commands = blockIn(english, name);
  if (commands === undefined || commands !== blockIn(french, name)) {
    throw new Error(`the guides do not have the same block ${name}`);
  }
  return commands;
}
