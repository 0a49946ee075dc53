/**
 * What one subscriber has: rates are counted for networks, since one IPv6 line holds 2^64 addresses
 * and more.
 */
import ipaddr from 'ipaddr.js';

/** Sizes of the IPv6 networks that are counted: one line, and what one customer may be given. */
const sizes = [64, 48] as const;

/** The IPv4 address, or the /64 and the /48 of an IPv6 address; the narrowest first. */
export function networksOf(ip: string): string[] {
  // Without the zone of a link-local address.
  const plain = ip.replace(/%.*/s, '');
  if (!ipaddr.isValid(plain)) return [ip];
  const address = ipaddr.process(plain);
  if (address.kind() === 'ipv4') return [address.toString()];
  return sizes.map(
    (bits) =>
      `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`,
  );
}
