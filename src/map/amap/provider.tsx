import { MapProblem, type MapProvider, type MapRoute, type Place } from '../contract.ts';
import { capital } from '../capital.ts';
import { pointText } from '../coordinates.ts';
import { texts } from '../locale/index.ts';
import { AmapBase, type Frames } from './AmapBase.tsx';
import { frameAddress, openChannel, type Channel } from './channel.ts';

/** Maps, places and ways by AMap, whose script runs in a frame (docs/decisions/map.md). */
export function amapProvider({ key }: { key: string }): MapProvider {
  const end = new AbortController();
  const frames: Frames = { key, shown: undefined };
  let hidden: Promise<Channel> | undefined;
  /** The map in sight answers; before there is one, a frame that nobody sees. */
  const ask = async (name: string, args: object, signal: AbortSignal) => {
    if (!frames.shown)
      hidden ??= openHidden(key, end.signal).catch((problem: unknown) => {
        hidden = undefined;
        throw problem;
      });
    const channel = frames.shown ?? (await hidden);
    return channel?.call(name, args, signal);
  };
  return {
    name: 'amap',
    Base: (props) => <AmapBase {...props} frames={frames} />,
    suggest: async (text, signal) => (await ask('suggest', { text }, signal)) as Place[],
    async route(from, to, signal) {
      const route = (await ask('route', { from, to }, signal)) as MapRoute | undefined;
      if (!route) throw new MapProblem(texts.route.noRoute);
      return route;
    },
    async reverse(point, signal) {
      const name = (await ask('reverse', { point }, signal)) as string | undefined;
      return name ? { key: 'point', name, detail: pointText(point), point } : undefined;
    },
    dispose: () => end.abort(),
  };
}

/** A frame for questions alone, until the signal ends it. */
async function openHidden(key: string, signal: AbortSignal): Promise<Channel> {
  const frame = document.createElement('iframe');
  frame.src = frameAddress();
  frame.hidden = true;
  frame.title = texts.route.map;
  signal.addEventListener('abort', () => frame.remove());
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const settings = { key, center: capital, zoom: 8, dark: false };
  try {
    return await openChannel(frame.contentWindow!, settings, signal);
  } catch (problem) {
    frame.remove();
    throw problem;
  }
}
