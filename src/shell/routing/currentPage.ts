import { addressOf } from './entries.ts';
import { normalise, type Route, type RouteTable } from './routes.ts';

/** A page at its address, with the parameters of its menu; no route: an address without one, such as that of the sign-in page. */
export interface CurrentPage {
  route: Route | undefined;
  address: string;
}

/** The page that an address of the router stands for. */
export function pageAt(
  table: RouteTable,
  { pathname, search }: { pathname: string; search: string },
): CurrentPage {
  const route = table.routes.get(normalise(pathname));
  return { route, address: route ? withMenuQuery(route, search) : pathname };
}

/** The address with the parameters of the menu; those of the address itself win. */
function withMenuQuery(route: Route, search: string): string {
  return addressOf(route.path, {
    ...route.query,
    ...Object.fromEntries(new URLSearchParams(search)),
  });
}
