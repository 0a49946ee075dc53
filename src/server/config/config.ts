/**
 * The settings of the process, read from the environment once, at start. docs/configuration.md
 * describes them for operators.
 */
import { widestLength } from '../../schema/password.ts';
import path from 'node:path';
import { addressesOf } from './database-addresses.ts';
import { trustHops, trustNetworks } from '../http/trust-proxy.ts';
import type { TrustProxy } from '../http/trust-proxy.ts';
import { databaseLimitsOf } from './database-limits.ts';
import type { DatabaseLimits } from './database-limits.ts';
import { loadLimitsOf } from './load-limits.ts';
import type { LoadLimits } from './load-limits.ts';
import { mapSettingsOf } from './map-settings.ts';
import type { MapSettings } from './map-settings.ts';
import { s3SettingsOf } from './s3-settings.ts';
import type { S3Settings } from './s3-settings.ts';
import { StartupError } from './startup-error.ts';
import { withoutEndSlashes } from './end-slashes.ts';
import { webSettingsOf } from './web-settings.ts';
import type { WebSettings } from './web-settings.ts';

export interface ServerConfig {
  host: string;
  /** 0 lets the system choose a free port. */
  port: number;
  /** Absolute folder of the embedded database, and of stored files unless `s3` takes them. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database; may name several servers. */
  databaseUrl?: string;
  databaseLimits: DatabaseLimits;
  /** Password of admin, used only while the installation has none. */
  adminPassword?: string;
  /** Seals what must be unreadable in a copy of the database; absent: kept in the data folder. */
  secretKey?: string;
  /**
   * Secrets of encrypted fields, the one in use first; those of the installation's key come last.
   */
  encryptionKeys: readonly string[];
  /** Store of files instead of the data folder. */
  s3?: S3Settings;
  /**
   * Overrides the stored setting; absent: math, on or off as config sys.account.captchaEnabled
   * says.
   */
  captcha?: 'math' | 'char' | 'off';
  /** Which proxies in front may say where a client is. */
  trustProxy: TrustProxy;
  /** How much is asked of the server before calls are turned away. */
  limits: LoadLimits;
  /** Other sites that may call this one or be shown in it, and the names of this one. */
  web: WebSettings;
  /** What maps may ask of services elsewhere. */
  map: MapSettings;
  /**
   * Existing server of the protocol that /api is passed on to, without a trailing slash; no
   * database is opened then.
   */
  apiTarget?: string;
  /** Milliseconds between the word that the process is ending and the last request it takes. */
  shutdownDelay: number;
  /** Milliseconds that running requests may take from then on. */
  shutdownTimeout: number;
  /** Schema changes show without a restart. */
  development: boolean;
}

type Env = Record<string, string | undefined>;

/**
 * One setting: text from the environment (never empty) to its value, or the sentence that says what
 * it must be.
 */
type Reader<T> = (text: string) => { value: T } | { problem: string };

/**
 * @param env usually process.env; an empty variable counts as absent
 * @throws StartupError naming every wrong variable
 */
export function readConfig(env: Env): ServerConfig {
  const problems: string[] = [];
  const read = <T>(name: string, reader: Reader<T>): T | undefined => {
    const text = env[name]?.trim();
    if (!text) return undefined;
    const result = reader(text);
    if ('value' in result) return result.value;
    problems.push(`${name} ${result.problem}`);
    return undefined;
  };
  const target = read('API_TARGET', urlOf('http:', 'https:'));
  const config: ServerConfig = {
    host: read('HOST', anyText) ?? '127.0.0.1',
    port: read('PORT', portNumber) ?? 8080,
    dataDir: path.resolve(read('DATA_DIR', anyText) ?? 'data'),
    databaseUrl: read('DATABASE_URL', postgresUrl),
    databaseLimits: databaseLimitsOf(
      (name) => read(name, seconds),
      (name) => read(name, count),
    ),
    adminPassword: read('ADMIN_PASSWORD', password),
    secretKey: read('SECRET_KEY', secret),
    encryptionKeys: read('ENCRYPTION_KEYS', secrets) ?? [],
    s3: s3SettingsOf(
      {
        endpoint: read('S3_ENDPOINT', urlOf('http:', 'https:')),
        region: read('S3_REGION', anyText),
        bucket: read('S3_BUCKET', bucketName),
        accessKeyId: read('S3_ACCESS_KEY_ID', anyText),
        secretAccessKey: read('S3_SECRET_ACCESS_KEY', anyText),
        forcePathStyle: read('S3_FORCE_PATH_STYLE', flag),
      },
      env,
      problems,
    ),
    captcha: read('CAPTCHA', oneOf('math', 'char', 'off')),
    trustProxy: read('TRUST_PROXY', proxies) ?? false,
    web: webSettingsOf(
      (name, isPart, form) => read(name, listOf(isPart, form)),
      read('PUBLIC_DOCUMENTS', flag),
    ),
    map: mapSettingsOf(
      {
        osrm: read('OSRM_URL', urlOf('http:', 'https:')),
        key: read('AMAP_KEY', anyText),
        securityCode: read('AMAP_SECURITY_CODE', anyText),
        service: read('AMAP_SERVICE_URL', urlOf('http:', 'https:')),
      },
      problems,
    ),
    limits: loadLimitsOf((name) => read(name, wholeNumber)),
    apiTarget: target === undefined ? undefined : withoutEndSlashes(target),
    shutdownDelay: (read('SHUTDOWN_DELAY', wholeSeconds) ?? 0) * 1000,
    shutdownTimeout: (read('SHUTDOWN_TIMEOUT', wholeSeconds) ?? 10) * 1000,
    development: read('NODE_ENV', oneOf('production', 'development', 'test')) === 'development',
  };
  if (problems.length)
    throw new StartupError(`Wrong settings in the environment: ${problems.join('; ')}.`);
  return config;
}

const anyText: Reader<string> = (text) => ({ value: text });

const portNumber: Reader<number> = (text) => {
  const value = Number(text);
  const valid = /^\d+$/.test(text) && value <= 65_535;
  return valid ? { value } : { problem: `must be a port number from 0 to 65535, not '${text}'` };
};

/** The value itself is not repeated: it is a secret. Lengths are those the sign-in accepts. */
const password: Reader<string> = (text) => {
  const { least, most } = widestLength;
  return text.length >= least && text.length <= most
    ? { value: text }
    : { problem: `must have ${least} to ${most} characters` };
};

const secrets: Reader<string[]> = (text) => {
  const each = text.split(',').map((one) => one.trim());
  return each.every((one) => one.length >= 32)
    ? { value: each }
    : { problem: 'must be texts of at least 32 characters each, with commas between' };
};

/** Not repeated either. Shorter ones could be guessed. */
const secret: Reader<string> = (text) =>
  text.length >= 32 ? { value: text } : { problem: 'must have at least 32 characters' };

const wholeSeconds: Reader<number> = (text) =>
  /^\d{1,3}$/.test(text)
    ? { value: Number(text) }
    : { problem: `must be whole seconds from 0 to 999, not '${text}'` };

/** true is one proxy. */
const proxies: Reader<TrustProxy> = (text) => {
  if (text === 'false' || text === '0') return { value: false };
  if (text === 'true') return { value: trustHops(1) };
  if (/^[1-9]$/.test(text)) return { value: trustHops(Number(text)) };
  try {
    return { value: trustNetworks(text.split(',').map((part) => part.trim())) };
  } catch {
    return {
      problem: `must be true, false, the number of proxies, or their addresses and networks with commas, not '${text}'`,
    };
  }
};

const wholeNumber: Reader<number> = (text) =>
  /^\d{1,9}$/.test(text)
    ? { value: Number(text) }
    : { problem: `must be a whole number, not '${text}'` };

const listOf =
  (isPart: (part: string) => boolean, form: string): Reader<string[]> =>
  (text) => {
    const parts = text.split(',').map((part) => part.trim());
    return parts.every(isPart)
      ? { value: parts }
      : { problem: `must be ${form}, with commas between them, not '${text}'` };
  };

const bucketName: Reader<string> = (text) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)
    ? { value: text }
    : {
        problem: `must be a bucket name of 3 to 63 lower-case letters, digits, dots and hyphens, not '${text}'`,
      };

const flag: Reader<boolean> = (text) =>
  /^(true|false|1|0)$/.test(text)
    ? { value: text === 'true' || text === '1' }
    : { problem: `must be one of true, false, 1, 0, not '${text}'` };

function oneOf<T extends string>(...choices: T[]): Reader<T> {
  return (text) =>
    choices.includes(text as T)
      ? { value: text as T }
      : { problem: `must be one of ${choices.join(', ')}, not '${text}'` };
}

const count: Reader<number> = (text) =>
  /^[1-9]\d{0,3}$/.test(text)
    ? { value: Number(text) }
    : { problem: `must be a number from 1 to 9999, not '${text}'` };

const seconds: Reader<number> = (text) => {
  const valid = /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0;
  return valid
    ? { value: Number(text) }
    : { problem: `must be a number of seconds above 0, not '${text}'` };
};

/** Several servers stand between commas. The text is not repeated: it may hold a password. */
const postgresUrl: Reader<string> = (text) =>
  addressesOf(text).length > 0
    ? { value: text }
    : { problem: 'must be a URL beginning with postgres:// or postgresql://' };

/** The text is not repeated in the problem: a URL may hold a password. */
function urlOf(...protocols: string[]): Reader<string> {
  return (text) => {
    const valid = URL.canParse(text) && protocols.includes(new URL(text).protocol);
    return valid
      ? { value: text }
      : {
          problem: `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
        };
  };
}
