import Down from '@ant-design/icons/es/icons/DownOutlined';
import Search from '@ant-design/icons/es/icons/SearchOutlined';
import Up from '@ant-design/icons/es/icons/UpOutlined';
import { Button, Input } from 'antd';
import { lateTexts } from '../runtime/locale/late/index.ts';

interface Props {
  text: string;
  onText(text: string): void;
  /** Place of the match on show, from 0; -1: none. */
  at: number;
  /** Matches that were found. */
  count: number;
  /** There are more than are counted. */
  isCut?: boolean;
  onGo(at: number): void;
}

/** Finds a text in what a block shows: Enter goes to the next match, Shift + Enter back. */
export function FindBox({ text, onText, at, count, isCut = false, onGo }: Props) {
  const texts = lateTexts.find;
  const go = (by: number) => count > 0 && onGo((at + by + count) % count);
  return (
    <span className="pl-find" role="search">
      <Input
        size="small"
        allowClear
        prefix={<Search className="pl-secondary" />}
        placeholder={texts.find}
        aria-label={texts.find}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className="pl-secondary pl-find-count">
        {text !== '' && (count === 0 ? texts.none : texts.place(at + 1, count, isCut))}
      </span>
      <Button
        type="text"
        size="small"
        icon={<Up />}
        disabled={count === 0}
        title={texts.previous}
        aria-label={texts.previous}
        onClick={() => go(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<Down />}
        disabled={count === 0}
        title={texts.next}
        aria-label={texts.next}
        onClick={() => go(1)}
      />
    </span>
  );
}
