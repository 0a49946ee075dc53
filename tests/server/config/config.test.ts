import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { databaseLimitsOf } from '../../../src/server/config/database-limits.ts';

const databaseLimits = databaseLimitsOf(
  () => undefined,
  () => undefined,
);

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      databaseLimits,
      adminPassword: undefined,
      encryptionKeys: [],
      captcha: undefined,
      trustProxy: false,
      apiTarget: undefined,
      development: false,
      web: {
        corsOrigins: [],
        hosts: [],
        frameSources: ['http:', 'https:'],
        imageSources: [],
        openDocuments: false,
        embeds: ['https://player.bilibili.com', 'https://v.qq.com', 'https://player.youku.com'],
      },
      map: {},
      shutdownDelay: 0,
      shutdownTimeout: 10_000,
      limits: {
        connections: 10_000,
        connectionsPerAddress: 4_000,
        eventLoopDelay: 1_000,
        memory: 0,
        calls: {
          address: 60_000,
          person: 30_000,
          signIn: 120,
          register: 30,
          captcha: 240,
          publicForm: 120,
        },
      },
    });
  });

  it('reads every variable; empty ones count as absent', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '9000',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://a:b@db/loom',
      ADMIN_PASSWORD: 'Secret-1',
      CAPTCHA: 'char',
      TRUST_PROXY: 'true',
      EMBED_SOURCES: 'https://film.example',
      OSRM_URL: 'http://roads:5000/',
      AMAP_KEY: 'key',
      AMAP_SECURITY_CODE: 'code',
      AMAP_SERVICE_URL: 'https://gateway.example/amap/',
      API_TARGET: 'http://host:8080/base/',
      NODE_ENV: 'development',
      MAX_CONNECTIONS_PER_ADDRESS: '7',
      CORS_ORIGINS: 'https://a.example, http://b.example:81',
      ALLOWED_HOSTS: 'Loom.example',
      FRAME_SOURCES: 'none',
      IMAGE_SOURCES: 'https://img.example',
      SHUTDOWN_DELAY: '7',
      SHUTDOWN_TIMEOUT: '30',
      ENCRYPTION_KEYS: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
    };
    expect(readConfig(env)).toEqual({
      host: '0.0.0.0',
      port: 9000,
      dataDir: '/srv/data',
      databaseUrl: 'postgres://a:b@db/loom',
      databaseLimits,
      adminPassword: 'Secret-1',
      encryptionKeys: ['n'.repeat(32), 'o'.repeat(32)],
      captcha: 'char',
      trustProxy: expect.any(Function),
      apiTarget: 'http://host:8080/base',
      development: true,
      web: {
        corsOrigins: ['https://a.example', 'http://b.example:81'],
        hosts: ['loom.example'],
        frameSources: [],
        imageSources: ['https://img.example'],
        openDocuments: false,
        embeds: ['https://film.example'],
      },
      map: {
        osrm: 'http://roads:5000',
        amap: { key: 'key', securityCode: 'code', service: 'https://gateway.example/amap' },
      },
      limits: expect.objectContaining({ connectionsPerAddress: 7 }),
      shutdownDelay: 7_000,
      shutdownTimeout: 30_000,
    });
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', API_TARGET: '' })).toEqual(readConfig({}));
  });

  it('names every wrong variable at once, without repeating secrets', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      ADMIN_PASSWORD: 'abc',
      CAPTCHA: 'picture',
      TRUST_PROXY: 'maybe',
      API_TARGET: 'host:80',
      NODE_ENV: 'prod',
      RATE_LIMIT_PERSON: '-1',
      SHUTDOWN_DELAY: '-1',
      CORS_ORIGINS: 'https://a.example/path',
      ALLOWED_HOSTS: 'a/b',
      FRAME_SOURCES: "'unsafe-inline'",
      EMBED_SOURCES: 'http://film.example/x',
      IMAGE_SOURCES: '*',
    };
    let message = '';
    try {
      readConfig(wrong);
    } catch (error) {
      message = (error as Error).message;
    }
    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message).not.toMatch(/hunter2|abc/);
    expect(message.split('\n')).toHaveLength(1);
  });

  it('reads the limits of PostgreSQL in seconds, and several servers', () => {
    const { databaseUrl, databaseLimits: limits } = readConfig({
      DATABASE_URL: 'postgres://a:b@one:5432,two,[::1]:5433/loom',
      DATABASE_WAIT: '0.25',
      DATABASE_CONNECTIONS: '7',
    });
    expect([databaseUrl, limits]).toEqual([
      'postgres://a:b@one:5432,two,[::1]:5433/loom',
      { ...databaseLimits, wait: 250, connections: 7 },
    ]);
    const wrong = {
      DATABASE_URL: 'postgres://a:hunter2@one:port/x',
      DATABASE_WAIT: '0',
      DATABASE_LOCK_TIMEOUT: 'soon',
      DATABASE_CONNECTIONS: '1.5',
    };
    const reasons = [
      'DATABASE_URL must be a URL ',
      'DATABASE_CONNECTIONS must be a number ',
      'DATABASE_WAIT must be ',
      'DATABASE_LOCK_TIMEOUT',
    ];
    expect(() => readConfig(wrong)).toThrow(new RegExp(reasons.join('.*')));
    expect(() => readConfig(wrong)).not.toThrow(/hunter2/);
  });

  it.each(['-1', '1.5', '80a', '0x50', '65536'])('refuses the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(/PORT must be a port number/);
  });
});
