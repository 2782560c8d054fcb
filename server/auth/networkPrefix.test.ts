import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkPrefixOf } from './networkPrefix.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0DB8::1:0:0:0:9', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
])('counts %s as %s', (ip, network) => {
  expect(networkPrefixOf(ip)).toBe(network);
});

it('groups all addresses that one owner can choose, and no others', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(half, half, half, half, (network, other, host, otherHost) => {
      const at = (prefix: string[], rest: string[]) =>
        networkPrefixOf([...prefix, ...rest].join(':'));
      // No address here is in dotted form. Those are mapped from IPv4, so each has its own owner.
      expect(at(network, host)).toBe(at(network, otherHost));
      expect(at(network, host) === at(other, host)).toBe(network.join() === other.join());
    }),
  );
});
