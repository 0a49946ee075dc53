import type { RouteDeclaration } from '../../http/route.ts';
import type { Pages } from '../../pages/pages.ts';
import type { Services } from '../../services.ts';

/** What publishing works with. */
export interface PublishParts {
  pages: Pages;
  /** Project root: the folder that holds schemas/. */
  root: string;
  routes(): readonly RouteDeclaration[];
  services: Pick<Services, 'engine' | 'database'>;
  now(): number;
}
