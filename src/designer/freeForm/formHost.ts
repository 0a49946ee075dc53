import { codes } from '../../protocol/codes.ts';
import { ApiError, type Http, type RuntimeHost } from '../../runtime/host.ts';
import { foreignFeatures } from '../../schema/bundle/features.ts';
import type { Answer } from '../../schema/protocol.ts';

/** Where the form of a view is sent to: nowhere but to its owner. */
export const submitUrl = '/form';

/** No server is there; without an answer a form would offer to send it again. */
const notImplemented = 501;

const accepted: Answer = { code: codes.success };

/**
 * The application as a form by itself knows it: nothing reaches a server, and what is submitted is
 * handed on.
 *
 * @param refused what is said to a control that asks a server for something
 */
export function formHost(
  host: RuntimeHost,
  { onSubmit, refused }: { onSubmit(values: unknown): void; refused(): string },
): RuntimeHost {
  const refuse = () => Promise.reject(new ApiError(refused(), notImplemented, false));
  const http: Http = {
    request({ method, url, body }) {
      if (method !== 'POST' || url !== submitUrl) return refuse();
      onSubmit(body);
      return Promise.resolve(accepted);
    },
    download: refuse,
  };
  return {
    ...host,
    http,
    features: foreignFeatures,
    preferences: { get: () => undefined, set: () => undefined },
  };
}
