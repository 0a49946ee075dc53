import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { problemText, type BaseMapProps, type Point } from '../contract.ts';
import { rounded } from '../coordinates.ts';
import { texts } from '../locale/index.ts';
import { frameAddress, openChannel, type Channel } from './channel.ts';
import './amap.css';

/** What the maps of a provider share. */
export interface Frames {
  key: string;
  /** That of a map in sight. */
  shown: Channel | undefined;
}

/** Whether the page is dark now: its background says so, whatever made it. */
function isDark(): boolean {
  const parts = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
  const [red = 255, green = 255, blue = 255] = parts.map(Number);
  return red + green + blue < 384;
}

/** It needs storage and our session, but no windows, forms or downloads. */
const rights = 'allow-scripts allow-same-origin';

/** The map of AMap, in a frame of its own. */
export function AmapBase({
  frames,
  label,
  center,
  zoom,
  markers = [],
  route,
  fit,
  onPick,
  onFailure,
}: BaseMapProps & { frames: Frames }) {
  const [frame, setFrame] = useState<Window>();
  const [channel, setChannel] = useState<Channel>();
  const first = useRef({ center, zoom });
  const pick = useEffectEvent((point: Point) => onPick?.(rounded(point)));
  const report = useEffectEvent((problem: unknown) =>
    onFailure?.(problemText(problem, texts.amap.lost)),
  );
  useEffect(() => {
    if (!frame) return undefined;
    const end = new AbortController();
    let opened: Channel | undefined;
    const settings = { ...first.current, key: frames.key, dark: isDark() };
    openChannel(frame, settings, end.signal).then(
      (ready) => {
        opened = frames.shown = ready;
        ready.onPick = (point) => pick(point);
        setChannel(ready);
      },
      (problem: unknown) => {
        if (!end.signal.aborted) report(problem);
      },
    );
    return () => {
      end.abort();
      if (opened && frames.shown === opened) frames.shown = undefined;
      opened?.close();
    };
  }, [frame, frames]);
  const fitted = useRef<unknown>(undefined);
  const drawing = JSON.stringify({ markers, route });
  useEffect(() => {
    if (!channel) return;
    const color = getComputedStyle(document.body).getPropertyValue('--ant-color-primary');
    const isNew = fit !== undefined && fitted.current !== fit;
    fitted.current = fit;
    void channel
      .call('draw', { ...(JSON.parse(drawing) as object), fit: isNew, color: color || '#1677ff' })
      .catch(() => undefined);
  }, [channel, drawing, fit]);
  return (
    <>
      {!channel && <div className="pl-amap-waiting" role="status" aria-label={texts.loading} />}
      <iframe
        className="pl-amap"
        title={label}
        sandbox={rights}
        src={frameAddress()}
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentWindow ?? undefined)}
      />
    </>
  );
}
