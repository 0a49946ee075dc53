/** The layers of the sources, and which may import which (docs/architecture.md). */

/**
 * For each folder: the layers it may import from. A key may be a folder or a file; the longest
 * match counts.
 */
export const layers: Record<string, readonly string[]> = {
  schema: [],
  protocol: ['schema/protocol.ts', 'schema/record/wallClock.ts'],
  parts: ['schema'],
  map: ['schema', 'parts'],
  'widgets/contract.ts': ['schema', 'parts'],
  widgets: ['schema', 'parts', 'map', 'widgets'],
  runtime: ['schema', 'parts', 'widgets/contract.ts', 'widgets/icons', 'widgets/clipboard.ts'],
  // Without React: what the server, the checker and the designer's palette read of blocks.
  'blocks/catalogue.ts': ['schema', 'blocks'],
  blocks: [
    'schema',
    'parts',
    'map',
    'runtime',
    'widgets/icons',
    'widgets/clipboard.ts',
    'widgets/markdown/markdownHtml.ts',
  ],
  steps: ['schema', 'parts', 'runtime', 'widgets/html/CleanHtml.tsx'],
  gallery: ['schema', 'protocol', 'parts', 'runtime', 'widgets', 'blocks'],
  designer: [
    'schema',
    'protocol/codes.ts',
    'parts',
    'runtime',
    'widgets',
    'blocks',
    'steps',
    'gallery',
  ],
  shell: [
    'schema',
    'protocol',
    'parts',
    'map',
    'runtime',
    'widgets',
    'blocks',
    'steps',
    'gallery',
    'designer',
  ],
  server: [
    'schema',
    'protocol',
    'blocks/catalogue.ts',
    'steps/catalogue.ts',
    'widgets/catalogue.ts',
    'widgets/icons/names.ts',
  ],
};

/**
 * Rooms of the server and of the runtime, lowest first: each imports only from those before it. A
 * few files stand for themselves.
 */
export const rooms = {
  server: [
    'http/cookies.ts',
    'locale',
    'http/errors.ts',
    'http/trust-proxy.ts',
    'http/networks.ts',
    'files/durable.ts',
    'config',
    'excel',
    'db',
    'backup',
    'http',
    'settings',
    'listen.ts',
    'logs',
    'openapi',
    'auth',
    'route-hooks.ts',
    'files',
    'pages',
    'models',
    'services.ts',
    'system',
    'push',
    'capabilities',
    'schemas',
    'application.ts',
    'migrate.ts',
    'current-models.ts',
    'migrating.ts',
    'start.ts',
    'main.ts',
  ],
  runtime: [
    'locale',
    'block.ts',
    'host.ts',
    'core',
    'data',
    'display',
    'action',
    'form',
    'page',
    'index.ts',
  ],
} satisfies Record<string, readonly string[]>;

/** Packages that a layer may not import. */
export const forbidden: Record<string, RegExp> = {
  protocol: /./,
  schema: /^(node:|react|antd|@formily|fastify|kysely|pg$|fs$|path$)/,
  server: /^(react|antd|@formily)/,
  runtime: /^(node:|fastify|kysely)/,
  steps: /^(node:|fastify|kysely)/,
  parts: /^(node:|antd|@formily|fastify|kysely)/,
  map: /^(node:|@formily|fastify|kysely)/,
  widgets: /^(node:|fastify|kysely)/,
  blocks: /^(node:|fastify|kysely)/,
  gallery: /^(node:|fastify|kysely)/,
  shell: /^(node:|fastify|kysely)/,
};
