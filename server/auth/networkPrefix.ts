import { isIPv6 } from 'node:net';

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network under which attempts from an IP address are counted: an IPv4 address itself, or the first 64 bits
 * of an IPv6 address, since its owner can choose the rest.
 * @returns for example "203.0.113.7" or "2001:db8:0:1::/64"; text that is not an IP address is returned unchanged.
 */
export function networkPrefixOf(ip: string): string {
  const [, ipv4] = mappedIPv4.exec(ip) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [bare = ''] = ip.split('%');
  if (!isIPv6(bare)) return ip;
  // The URL parser converts an IPv6 address to its canonical form, without dotted numbers.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
