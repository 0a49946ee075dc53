import { optionalPart } from '../parts/load.ts';
import { builtinProvider } from './builtin/provider.ts';
import { MapProblem, type MapHost, type MapProvider, type MapSettings } from './contract.ts';
import { texts } from './locale/index.ts';

/** The settings of a server that offers nothing for maps. */
const unserved: MapSettings = { routing: false };

async function settingsOf(host: MapHost, signal: AbortSignal): Promise<MapSettings> {
  if (!host.served) return unserved;
  try {
    return ((await host.ask('/map/settings', {}, signal)) as MapSettings | undefined) ?? unserved;
  } catch {
    throw new MapProblem(texts.settingsLost);
  }
}

/**
 * The provider that the settings of the server name.
 * @throws MapProblem
 */
export async function openProvider(host: MapHost, signal: AbortSignal): Promise<MapProvider> {
  const settings = await settingsOf(host, signal);
  if (!settings.amapKey) return builtinProvider(host, settings);
  const amap = await optionalPart(() => import('./amap/provider.tsx'));
  if (!amap) throw new MapProblem(texts.amap.lost);
  return amap.amapProvider({ key: settings.amapKey });
}

/** The built-in provider, which needs no service from outside, whatever the settings name. */
export const openOwnProvider = async (host: MapHost, signal: AbortSignal): Promise<MapProvider> =>
  builtinProvider(host, await settingsOf(host, signal).catch(() => unserved));
