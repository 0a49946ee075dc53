import { MapProblem, type MapHost, type MapProvider, type MapSettings } from '../contract.ts';
import { pointText } from '../coordinates.ts';
import { texts } from '../locale/index.ts';
import { BuiltinMap } from './BuiltinMap.tsx';
import { loadDivisions } from './divisions.ts';
import { pathOf } from '../../schema/divisions.ts';
import { holds, loadOutlines } from './outlines.ts';
import { project } from './projection.ts';
import { drivenRoute, straightRoute } from './routing.ts';
import { findPlaces, loadSounds, placeOf } from './search.ts';

async function needed<T>(load: Promise<T | undefined>): Promise<T> {
  const loaded = await load;
  if (loaded === undefined) throw new MapProblem(texts.dataLost);
  return loaded;
}

/** A map of China that needs no network beyond our own server: docs/decisions/map.md. */
export const builtinProvider = (host: MapHost, { routing }: MapSettings): MapProvider => ({
  name: 'builtin',
  Base: BuiltinMap,
  async suggest(text) {
    const [divisions, sounds] = await Promise.all([needed(loadDivisions()), loadSounds()]);
    return findPlaces(text, divisions, sounds);
  },
  route: async (from, to, signal) =>
    routing ? drivenRoute(host, [from, to], signal) : straightRoute(from, to),
  async reverse(point) {
    const [outlines, divisions] = await Promise.all([
      needed(loadOutlines()),
      needed(loadDivisions()),
    ]);
    const spot = project(point);
    const outline = outlines.areas.find((area) => holds(area, spot));
    const division = outline && divisions.byCode.get(outline.code);
    if (!division) return undefined;
    const name = pathOf(division)
      .map((one) => one.name)
      .join('');
    return { ...placeOf(division), name, detail: pointText(point), point };
  },
  dispose() {
    // What it fetched is kept for the next map.
  },
});
