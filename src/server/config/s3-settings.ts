/** Settings of an S3-compatible store for uploaded files. */
import { withoutEndSlashes } from './end-slashes.ts';

export interface S3Settings {
  /** Address of the service, without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is the first segment of the path instead of a part of the host name. */
  forcePathStyle: boolean;
}

const names: Readonly<Record<keyof S3Settings, string>> = {
  endpoint: 'S3_ENDPOINT',
  region: 'S3_REGION',
  bucket: 'S3_BUCKET',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
  forcePathStyle: 'S3_FORCE_PATH_STYLE',
};
const required = ['bucket', 'accessKeyId', 'secretAccessKey'] as const;

/**
 * Fills in what has a default: the service of AWS, or path style with an endpoint of one's own, as
 * most other stores want it.
 * @param given values as read, undefined where absent or wrong
 * @param problems gets a sentence when some are set and others that belong to them are not
 * @returns undefined when no S3 variable is set
 */
export function s3SettingsOf(
  given: Partial<S3Settings>,
  env: Record<string, string | undefined>,
  problems: string[],
): S3Settings | undefined {
  const isSet = (name: keyof S3Settings): boolean => Boolean(env[names[name]]?.trim());
  if (!(Object.keys(names) as (keyof S3Settings)[]).some(isSet)) return undefined;
  const missing = required.filter((name) => !isSet(name)).map((name) => names[name]);
  if (missing.length)
    problems.push(`${missing.join(' and ')} must be set together with the other S3 settings`);
  const {
    region = 'us-east-1',
    endpoint,
    bucket = '',
    accessKeyId = '',
    secretAccessKey = '',
    forcePathStyle = endpoint !== undefined,
  } = given;
  return {
    endpoint: withoutEndSlashes(endpoint ?? `https://s3.${region}.amazonaws.com`),
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle,
  };
}
