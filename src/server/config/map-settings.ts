/** Services of maps that the server asks for its pages. */
import { withoutEndSlashes } from './end-slashes.ts';

export interface MapSettings {
  /**
   * Address of a service that plans routes as OSRM does, without a trailing slash; absent: routes
   * are straight lines.
   */
  osrm?: string;
}

/** Reads one variable as an address; undefined when it is absent. */
type ReadUrl = (name: string) => string | undefined;

export function mapSettingsOf(read: ReadUrl): MapSettings {
  const osrm = read('OSRM_URL');
  return osrm === undefined ? {} : { osrm: withoutEndSlashes(osrm) };
}
