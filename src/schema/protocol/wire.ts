/** An answer of the server as it came: a JSON object. */
export type Answer = Readonly<Record<string, unknown>>;

/** A request on its way to the server. */
export interface WireRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, beginning with a slash. */
  url: string;
  /** Members of the query string. */
  params?: Record<string, unknown>;
  /** JSON body. */
  body?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  /** Sent as application/x-www-form-urlencoded. */
  urlencoded?: Record<string, unknown>;
}
