import { Button, Select } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';

interface Props {
  /** Ids of the pages that there are, drafts among them. */
  pages: readonly string[];
  id: string;
  onOpen(id: string): void;
  onNew(): void;
}

/** Chooses a page, or begins a new one. */
export function PagePicker({ pages, id, onOpen, onNew }: Props) {
  const texts = designerTexts();
  const options = [...new Set([...pages, id])].map((value) => ({ value, label: value }));
  return (
    <div className="pl-design-picker">
      <Select
        aria-label={texts.open}
        placeholder={texts.open}
        showSearch
        value={id}
        options={options}
        onChange={(page: string) => onOpen(page)}
        popupMatchSelectWidth={false}
      />
      <Button
        aria-label={texts.newPage}
        title={texts.newPage}
        icon={<Icon name="plus" />}
        onClick={onNew}
      />
    </div>
  );
}
