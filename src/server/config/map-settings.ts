/** Services of maps that the server asks for its pages. */
import { withoutEndSlashes } from './end-slashes.ts';

export interface AmapSettings {
  /** Known to every browser that shows a map. */
  key: string;
  /** Known to nobody but this process. */
  securityCode: string;
  /** Where the services of AMap are asked, without a trailing slash; default AMap's own hosts. */
  service?: string;
}

export interface MapSettings {
  /**
   * Address of a service that plans routes as OSRM does, without a trailing slash; absent: routes
   * are straight lines.
   */
  osrm?: string;
  /** AMap draws the maps. */
  amap?: AmapSettings;
}

/** Variables of the environment; undefined when they are absent. */
interface Given {
  osrm: string | undefined;
  key: string | undefined;
  securityCode: string | undefined;
  service: string | undefined;
}

export function mapSettingsOf(
  { osrm, key, securityCode, service }: Given,
  problems: string[],
): MapSettings {
  if ((key === undefined) !== (securityCode === undefined))
    problems.push('AMAP_KEY and AMAP_SECURITY_CODE must be set together');
  return {
    ...(osrm !== undefined && { osrm: withoutEndSlashes(osrm) }),
    ...(key !== undefined &&
      securityCode !== undefined && {
        amap: {
          key,
          securityCode,
          ...(service !== undefined && { service: withoutEndSlashes(service) }),
        },
      }),
  };
}
