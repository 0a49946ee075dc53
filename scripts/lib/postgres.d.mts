/** A database cluster of its own that tests may stop and start at will. */
export interface Cluster {
  /** Superuser connection to the maintenance database. */
  url: string;
  port: number;
  /** As pg_ctl does it; immediate: without a word to anybody, as after a crash. */
  stop(mode: 'smart' | 'fast' | 'immediate'): Promise<void>;
  /** Resolves when it takes connections. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

export function createCluster(): Promise<Cluster>;
export function startPostgres(): Promise<
  { url: string; reason?: undefined; stop(): Promise<void> } | { url?: undefined; reason: string }
>;
