import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1', port: 8080, dataDir: path.resolve('data'), databaseUrl: undefined, adminPassword: undefined,
      captcha: undefined, embeds: ['https://player.bilibili.com', 'https://v.qq.com', 'https://player.youku.com'], trustProxy: false, apiTarget: undefined, development: false,
    });
  });

  it('reads every variable; empty ones count as absent', () => {
    const env = {
      HOST: '0.0.0.0', PORT: '9000', DATA_DIR: '/srv/data', DATABASE_URL: 'postgres://a:b@db/loom', ADMIN_PASSWORD: 'Secret-1', CAPTCHA: 'char', TRUST_PROXY: 'true', EMBED_SOURCES: 'https://film.example',
      API_TARGET: 'http://host:8080/base/', NODE_ENV: 'development',
    };
    expect(readConfig(env)).toEqual({
      host: '0.0.0.0', port: 9000, dataDir: '/srv/data', databaseUrl: 'postgres://a:b@db/loom', adminPassword: 'Secret-1',
      captcha: 'char', embeds: ['https://film.example'], trustProxy: true, apiTarget: 'http://host:8080/base', development: true,
    });
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', API_TARGET: '' })).toEqual(readConfig({}));
  });

  it('names every wrong variable at once, without repeating secrets', () => {
    const wrong = { PORT: '70000', DATABASE_URL: 'mysql://root:hunter2@db/x', ADMIN_PASSWORD: 'abc', CAPTCHA: 'picture', TRUST_PROXY: 'maybe', API_TARGET: 'host:80', NODE_ENV: 'prod', EMBED_SOURCES: 'http://film.example/x' };
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

  it.each(['-1', '1.5', '80a', '0x50', '65536'])('refuses the port %s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(/PORT must be a port number/);
  });
});
