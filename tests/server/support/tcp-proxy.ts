/** A network between a program and a server, which a test can break in the ways networks break. */
import net from 'node:net';
import type { AddressInfo } from 'node:net';

export interface TcpProxy {
  port: number;
  /**
   * `silent`: bytes vanish without a word, also on connections that are open; `closed`: nobody is
   * there.
   */
  state: 'open' | 'silent' | 'closed';
  /**
   * Asked for every piece a program sends; may end its connection, before or after passing it on.
   */
  onSent: (
    piece: Buffer,
  ) => 'pass' | 'cut before' | 'cut after' | 'silence before' | 'silence after';
  /** Connections that are open. */
  readonly open: number;
  /** Connections that are open now stay silent for good, whatever the state is. */
  forget(): void;
  /** Breaks all connections. */
  cut(): void;
  stop(): Promise<void>;
}

/** @param target port of the server on this machine */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<{ near: net.Socket; far: net.Socket; silent: boolean }>();
  const server = net.createServer((near) => {
    if (proxy.state === 'closed') {
      near.resetAndDestroy();
      return;
    }
    const far = net.connect(target, '127.0.0.1');
    const pair = { near, far, silent: false };
    pairs.add(pair);
    const end = () => {
      // A lost connection is not told to either side.
      if (pair.silent || proxy.state === 'silent') return;
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    far.on('data', (piece) => {
      if (!pair.silent && proxy.state === 'open') near.write(piece);
    });
    near.on('data', (piece) => {
      if (pair.silent || proxy.state !== 'open') return;
      const what = proxy.onSent(piece);
      if (what === 'silence before' || what === 'silence after') pair.silent = true;
      if (what === 'pass' || what.endsWith('after')) far.write(piece);
      // The server has the piece, the program never hears.
      if (what === 'cut after') far.once('data', end);
      if (what === 'cut before') end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  };
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    state: 'open',
    onSent: () => 'pass',
    get open() {
      return pairs.size;
    },
    forget: () => {
      for (const pair of pairs) pair.silent = true;
    },
    cut,
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}
