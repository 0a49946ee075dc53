import { Alert, Button, Empty, Input, Skeleton, Space, Tag } from 'antd';
import { useState } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { CutNote } from '../publish/DraftList.tsx';
import type { Draft, Revisions } from '../publish/revisions.ts';
import { useAnswer } from '../publish/useAnswer.ts';
import { listedPages, type ListedPage } from './listedPages.ts';
import './start.css';

interface Props {
  /** Ids of all pages. */
  pages: readonly string[];
  /** Their titles, where they are known. */
  titles: Readonly<Record<string, string>>;
  /** Ids of the pages with a draft in this browser. */
  local: readonly string[];
  revisions: Pick<Revisions, 'drafts'>;
  /** Imports a page that was exported elsewhere; undefined: the person may not. */
  onImport: (() => void) | undefined;
  onOpen(id: string): void;
  onNew(): void;
}

/** Where designing begins: what there is to go on with, and a new page. */
export function StartPage({ pages, titles, local, revisions, onImport, onOpen, onNew }: Props) {
  const texts = designerTexts();
  const [sought, setSought] = useState('');
  const drafts = useAnswer(() => revisions.drafts(), 'all');
  const known = drafts.answer ?? [];
  const all = listedPages({ pages, titles, local, drafts: known });
  const isFound = ({ id, title }: ListedPage) =>
    `${id} ${title}`.toLowerCase().includes(sought.trim().toLowerCase());
  const begun = all.filter(({ mark }) => mark !== undefined);
  const found = all.filter(isFound);
  return (
    <div className="pl-panel pl-start">
      <header>
        <h2>{texts.title}</h2>
        <p>{texts.start.hint}</p>
        <Space wrap>
          <Button type="primary" icon={<Icon name="plus" />} onClick={onNew}>
            {texts.newPage}
          </Button>
          {onImport && (
            <Button icon={<Icon name="import" />} onClick={onImport}>
              {texts.exchange.import}
            </Button>
          )}
        </Space>
      </header>
      {drafts.failure !== undefined && (
        <Alert
          type="warning"
          showIcon
          message={texts.start.noDrafts}
          description={drafts.failure}
          action={<Button onClick={drafts.again}>{texts.retry}</Button>}
        />
      )}
      {!drafts.answer && drafts.failure === undefined && (
        <Skeleton active paragraph={{ rows: 1 }} />
      )}
      {begun.length > 0 && <PageCards label={texts.start.drafts} pages={begun} onOpen={onOpen} />}
      <CutNote drafts={known} />
      <Input
        allowClear
        className="pl-start-search"
        prefix={<Icon name="search" />}
        aria-label={texts.start.search}
        placeholder={texts.start.search}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {found.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.start.notFound} />
      ) : (
        <PageCards label={texts.start.pages} pages={found} onOpen={onOpen} />
      )}
    </div>
  );
}

interface CardsProps {
  label: string;
  pages: readonly ListedPage[];
  onOpen(id: string): void;
}

function PageCards({ label, pages, onOpen }: CardsProps) {
  const texts = designerTexts().start;
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul className="pl-start-pages">
        {pages.map(({ id, title, mark }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <span>{title}</span>
              <code>{id}</code>
              {mark && <Tag>{mark === 'local' ? texts.local : markOf(mark)}</Tag>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose draft there is. */
function markOf({ isOwn, userName }: Draft): string {
  const { draftOf, me } = designerTexts().publish;
  return draftOf(isOwn ? me : userName);
}
