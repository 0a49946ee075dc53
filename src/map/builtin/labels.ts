/** Which names are written on the map: those that have room, the more important ones first. */
import { provinceEndings } from '../locale/divisionNames.ts';
import type { Division, Divisions } from '../../schema/divisions.ts';
import { project, type Spot } from './projection.ts';
import { pixelAt, type Size, type View } from './view.ts';

export interface Label {
  code: string;
  name: string;
  /** Pixels from the left upper corner. */
  at: Spot;
  level: number;
}

/** Zooms from which the names of cities and of districts are written. */
const cities = 5.4;
const districts = 8.5;

const letter = 13;
const line = 20;

const shortProvince = (name: string): string => name.replace(provinceEndings, '');

const nameOf = ({ name, level }: Division): string => (level === 0 ? shortProvince(name) : name);

/** Every division with a centre of its own, with its spot on the drawing. */
const placed = new WeakMap<Divisions, { division: Division; spot: Spot }[]>();

function spotsOf(divisions: Divisions): { division: Division; spot: Spot }[] {
  let found = placed.get(divisions);
  if (!found) {
    found = [...divisions.byCode.values()]
      .filter(({ point, parent, name }) => point !== parent?.point && name !== parent?.name)
      .filter(({ point: [x] }) => x !== 0)
      .map((division) => ({ division, spot: project(division.point) }))
      .sort((a, b) => a.division.level - b.division.level);
    placed.set(divisions, found);
  }
  return found;
}

/** Names in sight that do not cover each other. */
export function labelsOf(divisions: Divisions, view: View, size: Size): Label[] {
  const { zoom } = view;
  const deepest = zoom < cities ? 0 : zoom < districts ? 1 : 2;
  const labels: Label[] = [];
  const taken: [x: number, y: number, half: number][] = [];
  for (const { division, spot } of spotsOf(divisions)) {
    const { level, code, parent } = division;
    if (level > deepest) break;
    // Provinces give their place to their cities, unless they have none.
    if (level === 0 && deepest > 0 && hasCities(division)) continue;
    const [x, y] = pixelAt(view, size, spot);
    if (x < 0 || y < 0 || x > size.width || y > size.height) continue;
    const name = nameOf(division);
    const half = (name.length * letter) / 2;
    const isTaken = taken.some(
      ([ox, oy, other]) => Math.abs(ox - x) < half + other + 4 && Math.abs(oy - y) < line,
    );
    if (isTaken || (level === 1 && name === parent?.name)) continue;
    taken.push([x, y, half]);
    labels.push({ code, name, at: [x, y], level });
  }
  return labels;
}

const hasCities = ({ children, name }: Division): boolean =>
  children.some(
    (child) => child.name !== name && child.point[0] !== 0 && child.children.length > 0,
  );
