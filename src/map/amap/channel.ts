/** Questions to the document in which AMap's script runs, and their answers. */
import { MapProblem, type Point } from '../contract.ts';
import { texts } from '../locale/index.ts';

/** What the document needs to open its map. */
export interface FrameSettings {
  key: string;
  center: Point;
  zoom: number;
  dark: boolean;
}

export interface Channel {
  call(name: string, args: object, signal?: AbortSignal): Promise<unknown>;
  /** Called with points that are chosen on the map. */
  onPick: ((point: Point) => void) | undefined;
  close(): void;
}

/** What comes over the port. */
type Message =
  | { id: number; result?: unknown; error?: string }
  | { event: 'ready' }
  | { event: 'failed'; message: string }
  | { event: 'pick'; point: Point };

/** Milliseconds until AMap's script counts as lost. */
const longest = 20_000;

/** Where the document stands, below whatever path the application has. */
export const frameAddress = (): string => new URL('map-frame/index.html', document.baseURI).href;

/**
 * Begins to talk to a frame that has loaded.
 * @throws MapProblem when AMap does not come
 */
export function openChannel(
  target: Window,
  settings: FrameSettings,
  signal: AbortSignal,
): Promise<Channel> {
  const { port1, port2 } = new MessageChannel();
  const waiting = new Map<number, (message: { result?: unknown; error?: string }) => void>();
  let last = 0;
  const channel: Channel = {
    onPick: undefined,
    call: (call, args, end) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        end?.addEventListener('abort', () => {
          waiting.delete(id);
          reject(new MapProblem(texts.amap.failed));
        });
        waiting.set(id, ({ result, error }) => {
          if (error === undefined) resolve(result);
          else reject(new MapProblem(texts.amap.problem(error)));
        });
        port1.postMessage({ id, call, args });
      }),
    close: () => {
      port1.close();
      for (const done of waiting.values()) done({ error: '' });
      waiting.clear();
    },
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(texts.amap.lost), longest);
    const fail = (message: string) => {
      clearTimeout(timer);
      channel.close();
      reject(new MapProblem(message));
    };
    signal.addEventListener('abort', () => fail(texts.amap.lost));
    port1.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('id' in data) {
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
      } else if (data.event === 'pick') channel.onPick?.(data.point);
      else if (data.event === 'failed') fail(texts.amap.problem(data.message));
      else {
        clearTimeout(timer);
        resolve(channel);
      }
    });
    port1.start();
    target.postMessage(settings, location.origin, [port2]);
  });
}
