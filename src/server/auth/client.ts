/** Where and with what somebody signs in, for the login log and the online list. */
import { say } from '../../schema/locale/message.ts';
import type { FastifyRequest } from 'fastify';
import { ipLocation } from '../http/client-ip.ts';
import { cut } from '../logs/masked.ts';
import { deviceOf } from './devices.ts';

export interface Client {
  ip: string;
  location: string;
  /** Such as `Chrome 112`; empty when unknown. */
  browser: string;
  /** Such as `Windows 10`. */
  os: string;
  /** Value of the browser's device cookie; null without one. */
  device: string | null;
}

export function clientOf(request: FastifyRequest, ip: string): Client {
  const agent = cut(request.headers['user-agent'] ?? '', 500);
  return {
    ip: cut(ip, 128),
    location: ipLocation(ip),
    browser: browserOf(agent),
    os: osOf(agent),
    device: deviceOf(request),
  };
}

/** In order: most browsers also call themselves by the names further down. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger\/(\d+)/, String(say`微信`)],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)(?:\.[\d.]*)? (?:Mobile\/\w+ )?Safari/, 'Safari'],
];

function browserOf(agent: string): string {
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(agent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return '';
}

/** Windows 11 still says NT 10.0, hence the protocol's `>=10`. */
const systems: [RegExp, (match: RegExpExecArray) => string][] = [
  [/Windows NT 10\.0/, () => 'Windows >=10'],
  [/Windows NT 6\.1/, () => 'Windows 7'],
  [/Windows NT 6\.[23]/, () => 'Windows 8'],
  [/Android (\d+)/, (match) => `Android ${match[1]}`],
  [/(?:CPU|iPhone|iPad) OS (\d+)/, (match) => `iOS ${match[1]}`],
  [/Mac OS X (\d+)[._](\d+)/, (match) => `Mac OS X ${match[1]}.${match[2]}`],
  [/Linux/, () => 'Linux'],
];

function osOf(agent: string): string {
  for (const [pattern, name] of systems) {
    const match = pattern.exec(agent);
    if (match) return name(match);
  }
  return '';
}
