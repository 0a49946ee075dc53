/** Addresses below the prefix of the protocol. */
import type { FastifyRequest } from 'fastify';

export const apiPrefix = '/api';

/** Path with query, below /api. */
export const uriOf = ({ url }: FastifyRequest): string =>
  url.replace(/^\/api(?=\/|$|\?)/, '') || '/';

/** An address without its query. */
export const pathOf = (address: string): string => address.replace(/\?.*/s, '');

export const isApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  /^\/api(?=\/|$|\?)/.test(url);
