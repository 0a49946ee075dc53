/**
 * The address black list of config sys.login.blackIPList (docs/protocol/sign-in.md#sign-in): `;`
 * separated IPv4, `*` octets, or ranges.
 */

export function isBlackListed(ip: string, list: string): boolean {
  return list
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .some((entry) => matches(ip, entry));
}

function matches(ip: string, entry: string): boolean {
  if (entry === ip) return true;
  if (entry.includes('*')) {
    const octets = ip.split('.');
    const pattern = entry.split('.');
    return (
      octets.length === 4 &&
      pattern.length === 4 &&
      pattern.every((octet, index) => octet === '*' || octet === octets[index])
    );
  }
  const [from, to] = entry.split('-').map((part) => toNumber(part.trim()));
  const number = toNumber(ip);
  return (
    from !== undefined && to !== undefined && number !== undefined && number >= from && number <= to
  );
}

/** IPv4 as one number; undefined for anything else. */
function toNumber(ip: string): number | undefined {
  const octets = ip
    .split('.')
    .map((octet) => (/^\d{1,3}$/.test(octet) && Number(octet) <= 255 ? Number(octet) : undefined));
  if (octets.length !== 4 || octets.includes(undefined)) return undefined;
  return (octets as number[]).reduce((number, octet) => number * 256 + octet, 0);
}
