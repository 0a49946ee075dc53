import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import Download from '@ant-design/icons/es/icons/DownloadOutlined';
import { Button, Checkbox } from 'antd';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../../runtime/core/saveFile.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { BlockHead } from '../BlockHead.tsx';
import { FindBox } from '../FindBox.tsx';
import { marked } from '../marked.tsx';
import { useCopy } from '../useCopy.ts';
import { levelOf } from './logLines.ts';
import type { LogViewPlan } from './plan.ts';

/** Pixels of a line that is not wrapped. */
const lineHeight = 20;

interface Props {
  plan: LogViewPlan;
  title: string;
  lines: readonly string[];
}

/** The lines in view, and what can be done with all of them. */
export function LogBody({ plan, title, lines }: Props) {
  const [wrap, setWrap] = useState(plan.wrap ?? false);
  const [sought, setSought] = useState('');
  const [place, setPlace] = useState(0);
  const text = sought.trim();
  const found = useMemo(() => placesOf(lines, text), [lines, text]);
  const box = useRef<HTMLDivElement>(null);
  const copy = useCopy();
  const { height = 400 } = plan;
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan: 20,
    initialRect: { width: 0, height },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, wrap]);
  const follow = useFollow({ starts: plan.follow ?? true, lines, wrap }, (last) =>
    virtualizer.scrollToIndex(last, { align: 'end' }),
  );
  const go = (at: number) => {
    const line = found[at];
    if (line === undefined) return;
    setPlace(at);
    follow.set(false);
    virtualizer.scrollToIndex(line, { align: 'center' });
  };
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => latest.current(0), [text]);
  const shown = virtualizer.getVirtualItems();
  return (
    <>
      <BlockHead title={title}>
        <FindBox
          text={sought}
          onText={setSought}
          at={Math.min(place, found.length - 1)}
          count={found.length}
          onGo={go}
        />
        <Checkbox checked={follow.on} onChange={({ target }) => follow.set(target.checked)}>
          {lateTexts.log.follow}
        </Checkbox>
        <Checkbox checked={wrap} onChange={({ target }) => setWrap(target.checked)}>
          {lateTexts.log.wrap}
        </Checkbox>
        <Button
          type="text"
          size="small"
          icon={<Copy />}
          title={lateTexts.log.copy}
          aria-label={lateTexts.log.copy}
          onClick={() => copy(lines.join('\n'))}
        />
        <Button
          type="text"
          size="small"
          icon={<Download />}
          title={lateTexts.log.download}
          aria-label={lateTexts.log.download}
          onClick={() =>
            saveFile(
              new Blob([lines.join('\n'), '\n'], { type: 'text/plain;charset=utf-8' }),
              `${title || lateTexts.log.name}.log`,
            )
          }
        />
      </BlockHead>
      <div
        ref={box}
        className={`pl-log-box${wrap ? ' pl-log-wrap' : ''}`}
        style={{ height }}
        // What is added is not read out line by line.
        role="log"
        aria-live="off"
        aria-label={title || lateTexts.log.name}
        tabIndex={0}
        onScroll={follow.onScroll}
      >
        <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          <div className="pl-log-shown" style={{ top: shown[0]?.start ?? 0 }}>
            {shown.map(({ index, key }) => {
              const line = lines[index] ?? '';
              const isFound = text !== '' && found[place] === index;
              return (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={`pl-log-line pl-log-${levelOf(line) ?? 'plain'}${isFound ? ' pl-log-found' : ''}`}
                >
                  {marked(line, text) || ' '}
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </>
  );
}

function placesOf(lines: readonly string[], text: string): number[] {
  if (text === '') return [];
  const sought = text.toLowerCase();
  return lines.flatMap((line, index) => (line.toLowerCase().includes(sought) ? [index] : []));
}

/**
 * Shows the last line while it is on. Whoever scrolls up looks at something: it goes off, and on
 * again at the end.
 */
function useFollow(
  { starts, lines, wrap }: { starts: boolean; lines: readonly string[]; wrap: boolean },
  show: (last: number) => void,
) {
  const [on, set] = useState(starts);
  const latest = useRef(show);
  latest.current = show;
  const top = useRef(0);
  useEffect(() => {
    if (on) latest.current(lines.length - 1);
  }, [on, lines, wrap]);
  return {
    on,
    set,
    onScroll({ currentTarget: box }: { currentTarget: HTMLElement }) {
      const { scrollTop, scrollHeight, clientHeight } = box;
      if (scrollTop + clientHeight >= scrollHeight - 1) set(true);
      else if (scrollTop < top.current - 1) set(false);
      top.current = scrollTop;
    },
  };
}
