/** An address as records hold it: `{ code, area, detail }`. */
import { isFiller, pathOf, type Division, type Divisions } from '../../schema/divisions.ts';
import { provinceEndings } from '../../map/locale/divisionNames.ts';

export interface Address {
  /** Of the division (GB/T 2260). */
  code?: string;
  /** Its name when it was chosen, from the province down: divisions are renamed and merged. */
  area?: string;
  /** Street, number, door. */
  detail?: string;
}

const members = new Set(['code', 'area', 'detail']);

/** JSON in a text; undefined for other texts. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The address that a value means; a bare text is its detail. undefined: it is none. */
export function addressIn(value: unknown): Address | undefined {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value === 'string') {
    const object = value.startsWith('{') ? parsed(value) : undefined;
    return object === undefined ? { detail: value } : addressIn(object);
  }
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const given = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  const isAddress = given.every(([name, one]) => members.has(name) && typeof one === 'string');
  return isAddress ? (Object.fromEntries(given) as Address) : undefined;
}

/** The value of an address; undefined where nothing was entered. */
export function valueOfAddress({ code, area, detail }: Address): Address | undefined {
  const held = { ...(code && { code, ...(area && { area }) }), ...(detail && { detail }) };
  return Object.keys(held).length === 0 ? undefined : held;
}

/** 浙江省杭州市西湖区: the name of a division with those that it belongs to. */
export const areaName = (division: Division): string =>
  pathOf(division)
    .filter((one) => !isFiller(one))
    .map(({ name }) => name)
    .join('');

/**
 * What of a text follows the name of a division, which people shorten: 浙江 for 浙江省, 杭州 for
 * 杭州市. undefined where it does not begin with it.
 */
function behind(text: string, { name, level }: Division): string | undefined {
  if (text.startsWith(name)) return text.slice(name.length);
  const short = level < 2 ? name.replace(provinceEndings, '') : name;
  return short.length > 1 && text.startsWith(short) ? text.slice(short.length) : undefined;
}

interface Found {
  division: Division;
  rest: string;
}

/** The division below some with which a text begins. */
const deepest = (text: string, divisions: readonly Division[]): Found | undefined =>
  longest(divisions.flatMap((division) => foundIn(text, division) ?? []));

/** What leaves the least of a text. */
const longest = (found: readonly Found[]): Found | undefined =>
  found.toSorted((a, b) => a.rest.length - b.rest.length)[0];

function foundIn(text: string, division: Division): Found | undefined {
  if (isFiller(division)) return deepest(text, division.children);
  const rest = behind(text, division)?.trimStart();
  if (rest === undefined) return undefined;
  // 北京市北京市朝阳区: some write a city twice that is a province.
  const again = division.level === 0 ? behind(rest, division) : undefined;
  return longest(
    [rest, ...(again === undefined ? [] : [again])].map(
      (left) => deepest(left, division.children) ?? { division, rest: left },
    ),
  );
}

/** An address written in one line, parted into its division and the rest. */
export function partedAddress({ provinces }: Divisions, text: string): Address | undefined {
  const found = deepest(text.trim(), provinces);
  if (!found || found.division.level === 0) return undefined;
  const { division, rest } = found;
  return { code: division.code, area: areaName(division), detail: rest.trim() };
}
