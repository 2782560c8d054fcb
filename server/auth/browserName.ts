import type { BrowserName } from '@elan/domain/account/device';
import Bowser from 'bowser';

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * @returns the browser and system in a `User-Agent` header. Only names on the library's lists are returned, because for
 *   unknown ones the library returns text from the header, which anyone can choose.
 */
export function browserNameOf(userAgent: string | null | undefined): BrowserName {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  const listed = (name: string | undefined, names: ReadonlySet<string>) =>
    name !== undefined && names.has(name) ? name : null;
  return { browser: listed(browser.name, browsers), system: listed(os.name, systems) };
}
