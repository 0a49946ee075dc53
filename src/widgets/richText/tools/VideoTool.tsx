import { Button, Input } from 'antd';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { cleanFragment } from '../../html/clean.ts';
import { richTexts } from '../../locale/richText.ts';
import { Field } from './Field.tsx';
import { VideoCameraOutlined } from './icons.ts';
import { PopoverTool } from './ToolButton.tsx';

export function VideoTool({ editor }: { editor: Editor }) {
  return (
    <PopoverTool label={richTexts().video} icon={<VideoCameraOutlined />}>
      {(close) => <VideoForm editor={editor} onClose={close} />}
    </PopoverTool>
  );
}

/** Pages of films, and the players that belong to them. */
const players: readonly (readonly [page: RegExp, player: (id: string) => string])[] = [
  [
    /^https?:\/\/(?:www\.|m\.)?bilibili\.com\/video\/(BV\w+)/,
    (id) => `https://player.bilibili.com/player.html?bvid=${id}`,
  ],
  [
    /^https?:\/\/v\.qq\.com\/x\/(?:page|cover\/\w+)\/(\w+)\.html/,
    (id) => `https://v.qq.com/txp/iframe/player.html?vid=${id}`,
  ],
  [
    /^https?:\/\/v\.youku\.com\/v_show\/id_([\w=]+)/,
    (id) => `https://player.youku.com/embed/${id}`,
  ],
];

/**
 * The element for a film: code to embed it, a page of a film, a player or a file. undefined when
 * the rules of formatted text let none of it stay.
 */
function embedOf(given: string): string | undefined {
  const text = given.trim();
  const address = /<iframe/i.test(text)
    ? (cleanFragment(text).querySelector('iframe')?.getAttribute('src') ?? '')
    : text;
  const page = players.find(([pattern]) => pattern.test(address));
  const src = page ? page[1](page[0].exec(address)![1]!) : address;
  const isFile = /\.(mp4|webm|ogv|ogg|mov|m4v)([?#]|$)/i.test(src);
  const quoted = src.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const html = isFile
    ? `<video src="${quoted}" controls="" width="640"></video>`
    : `<iframe src="${quoted}" width="640" height="360" allowfullscreen=""></iframe>`;
  const element = src === '' ? undefined : cleanFragment(html).firstElementChild;
  return element?.hasAttribute('src') ? element.outerHTML : undefined;
}

function VideoForm({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const html = embedOf(address);
    if (html === undefined) return setWrong(true);
    editor.chain().focus().insertContent({ type: 'embed', attrs: { html } }).run();
    onClose();
  };
  return (
    <>
      <Field label={richTexts().address} problem={isWrong ? richTexts().badVideo : undefined}>
        {(field) => (
          <Input.TextArea
            {...field}
            autoFocus
            rows={3}
            value={address}
            placeholder={richTexts().videoHint}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      <div className="pl-editor-buttons">
        <Button type="primary" onClick={apply}>
          {richTexts().apply}
        </Button>
      </div>
    </>
  );
}
