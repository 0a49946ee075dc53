/** A small service that answers as the test says, and remembers what it was asked. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInService {
  url: string;
  /** Addresses that were asked for, without the host. */
  asked: string[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

export const json =
  (body: unknown, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

export async function startService(): Promise<StandInService> {
  const service: StandInService = {
    url: '',
    asked: [],
    answer: json({}),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    service.asked.push(request.url ?? '');
    service.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** A route as OSRM answers it. */
export const osrmAnswer = {
  code: 'Ok',
  waypoints: [],
  routes: [
    {
      distance: 1214.5,
      duration: 190.2,
      geometry: {
        type: 'LineString',
        coordinates: [
          [116.391, 39.901],
          [116.395, 39.905],
          [116.4, 39.91],
        ],
      },
      legs: [
        {
          steps: [
            { distance: 800, name: '长安街', maneuver: { type: 'depart', modifier: 'left' } },
            { distance: 414.5, name: '', maneuver: { type: 'roundabout', exit: 2 } },
            { distance: 0, name: '人民路', maneuver: { type: 'arrive' } },
          ],
        },
      ],
    },
  ],
};
