import { App, Button, Divider, Drawer, Radio, Switch, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useApplication, useSettings } from '../useApplication.ts';
import { copyText } from '../../widgets/clipboard.ts';
import { texts } from '../locale/index.ts';
import { keptPages } from '../panes/Panes.tsx';
import { menuThemes, tableSizes, type Settings } from '../stores/settings.ts';
import { themeColours } from '../theme.ts';
import styles from './SettingsDrawer.module.css';

/**
 * 界面设置 (docs/protocol/frame.md#settings-drawer). Every change holds at once, is stored, and
 * reaches the other windows.
 */
export default function SettingsDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const { settings } = useApplication();
  const { message } = App.useApp();
  const present = useSettings();
  const { change } = settings;
  const top = present.layout === 'topmenu';
  /** A large part of the page takes new colours: announced until it has been painted. */
  const recolour = (given: Partial<Settings>) => {
    const done = message.loading(texts.settings.switching, 0);
    requestAnimationFrame(() => {
      change(given);
      requestAnimationFrame(() => setTimeout(done, shortestNotice));
    });
  };
  const copy = () =>
    copyText(JSON.stringify(present, null, 2)).then(
      () => message.success(texts.settings.copied),
      () => message.error(texts.settings.copyFailed),
    );
  const flag = (name: Flag) => ({
    checked: present[name],
    onChange: (checked: boolean) => change({ [name]: checked }),
  });
  return (
    <Drawer
      title={texts.settings.title}
      open={open}
      onClose={onClose}
      width={320}
      footer={
        <Button block onClick={() => void copy()}>
          {texts.settings.copy}
        </Button>
      }
    >
      <Section title={texts.settings.style}>
        <fieldset className={styles.themes} aria-label={texts.settings.styleGroup}>
          {menuThemes.map((value) => (
            <label key={value} className={styles.theme} data-theme={value}>
              <input
                type="radio"
                name="nav-theme"
                className={styles.choice}
                checked={present.navTheme === value}
                onChange={() => recolour({ navTheme: value })}
              />
              <i aria-hidden />
              <span>{texts.settings.themes[value]}</span>
            </label>
          ))}
        </fieldset>
      </Section>
      <Section title={texts.settings.colour}>
        <fieldset className={styles.colours} aria-label={texts.settings.colour}>
          {themeColours.map(({ name, value }) => (
            <Tooltip key={value} title={texts.settings.colours[name]}>
              <label className={styles.colour} style={{ background: value, color: value }}>
                <input
                  type="radio"
                  name="primary-colour"
                  className={styles.choice}
                  aria-label={texts.settings.colours[name]}
                  checked={present.primaryColor.toLowerCase() === value.toLowerCase()}
                  onChange={() => recolour({ primaryColor: value })}
                />
              </label>
            </Tooltip>
          ))}
        </fieldset>
      </Section>
      <Section title={texts.settings.layout}>
        <Choices
          name="layout"
          label={texts.settings.layout}
          values={['sidemenu', 'topmenu']}
          names={texts.settings.layouts}
        />
        <Row label={texts.settings.width} hint={texts.settings.widthHint}>
          <Choices
            name="contentWidth"
            label={texts.settings.width}
            values={top ? ['Fixed', 'Fluid'] : ['Fluid']}
            names={texts.settings.widths}
          />
        </Row>
        <Row label={texts.settings.fixedHeader}>
          <Switch aria-label={texts.settings.fixedHeader} {...flag('fixedHeader')} />
        </Row>
        <Row label={texts.settings.fixedSider}>
          <Switch aria-label={texts.settings.fixedSider} disabled={top} {...flag('fixSiderbar')} />
        </Row>
        <Row label={texts.settings.hideFooter}>
          <Switch aria-label={texts.settings.hideFooter} {...flag('hideFooter')} />
        </Row>
        <Row label={texts.settings.multiTab}>
          <Switch aria-label={texts.settings.multiTab} {...flag('multiTab')} />
        </Row>
        {present.multiTab && (
          <p className={styles.note}>{texts.settings.multiTabHint(keptPages)}</p>
        )}
      </Section>
      <Section title={texts.settings.tables}>
        <Row label={texts.settings.tableSize}>
          <Choices
            name="tableSize"
            label={texts.settings.tableSize}
            values={tableSizes}
            names={texts.settings.tableSizes}
          />
        </Row>
        <Row label={texts.settings.bordered}>
          <Switch aria-label={texts.settings.bordered} {...flag('tableBordered')} />
        </Row>
      </Section>
      <Section title={texts.settings.others}>
        <Row label={texts.settings.colourWeak}>
          <Switch aria-label={texts.settings.colourWeak} {...flag('colorWeak')} />
        </Row>
      </Section>
    </Drawer>
  );
}

/** Milliseconds for which the notice stays after the colours changed, so that it can be read. */
const shortestNotice = 400;

type Flag =
  'fixedHeader' | 'fixSiderbar' | 'hideFooter' | 'multiTab' | 'tableBordered' | 'colorWeak';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Divider orientation="left" orientationMargin={0} plain>
        <h3>{title}</h3>
      </Divider>
      {children}
    </section>
  );
}

function Row({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  const text = <span>{label}</span>;
  return (
    <div className={styles.row}>
      {hint ? (
        <Tooltip title={hint} placement="left">
          {text}
        </Tooltip>
      ) : (
        text
      )}
      {children}
    </div>
  );
}

interface ChoicesProps<K extends keyof Settings> {
  name: K;
  label: string;
  values: readonly Settings[K][];
  names: Readonly<Record<Settings[K] & string, string>>;
}

function Choices<K extends 'layout' | 'contentWidth' | 'tableSize'>({
  name,
  label,
  values,
  names,
}: ChoicesProps<K>) {
  const { settings } = useApplication();
  const present = useSettings();
  return (
    <Radio.Group
      size="small"
      optionType="button"
      aria-label={label}
      value={present[name]}
      options={values.map((value) => ({ value, label: names[value] }))}
      onChange={(event) => settings.change({ [name]: event.target.value as Settings[K] })}
    />
  );
}
