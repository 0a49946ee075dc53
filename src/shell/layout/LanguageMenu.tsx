import TranslationOutlined from '@ant-design/icons/es/icons/TranslationOutlined';
import { Dropdown } from 'antd';
import { language } from '../locale/choose.ts';
import { texts } from '../locale/index.ts';
import { useLanguages } from './useLanguages.ts';
import styles from './Header.module.css';

/** The language selector of the header. */
export function LanguageMenu() {
  const { items, ask } = useLanguages();
  return (
    <Dropdown
      menu={{ items, selectable: true, selectedKeys: [language.locale] }}
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(open) => open && ask()}
    >
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-label={texts.layout.language}
        title={texts.layout.language}
      >
        <TranslationOutlined />
      </button>
    </Dropdown>
  );
}
