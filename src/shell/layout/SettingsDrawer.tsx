import { App, Button, Divider, Drawer, Radio, Switch, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useApplication, useSettings } from '../application.ts';
import { copyText } from '../../widgets/clipboard.ts';
import { keptPages } from '../panes/Panes.tsx';
import type { Settings } from '../stores/settings.ts';
import { themeColours } from '../theme.ts';
import styles from './SettingsDrawer.module.css';

/** 界面设置 (pages.md 1.6). Every change holds at once, is stored, and reaches the other windows. */
export default function SettingsDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const { settings } = useApplication();
  const { message } = App.useApp();
  const present = useSettings();
  const { change } = settings;
  const top = present.layout === 'topmenu';
  /** A large part of the page takes new colours: told until it has been painted. */
  const recolour = (wanted: Partial<Settings>) => {
    const done = message.loading('正在切换主题！', 0);
    requestAnimationFrame(() => {
      change(wanted);
      requestAnimationFrame(() => setTimeout(done, shortestNotice));
    });
  };
  const copy = () => copyText(JSON.stringify(present, null, 2)).then(() => message.success('复制完毕'), () => message.error('复制失败'));
  const flag = (name: Flag) => ({ checked: present[name], onChange: (checked: boolean) => change({ [name]: checked }) });
  return (
    <Drawer title="界面设置" open={open} onClose={onClose} width={320} footer={<Button block onClick={() => void copy()}>拷贝设置</Button>}>
      <Section title="整体风格设置">
        <fieldset className={styles.themes} aria-label="整体风格">
          {themes.map(({ value, label }) => (
            <label key={value} className={styles.theme} data-theme={value}>
              <input type="radio" name="nav-theme" className={styles.choice} checked={present.navTheme === value} onChange={() => recolour({ navTheme: value })} />
              <i aria-hidden /><span>{label}</span>
            </label>
          ))}
        </fieldset>
      </Section>
      <Section title="主题色">
        <fieldset className={styles.colours} aria-label="主题色">
          {themeColours.map(({ name, value }) => (
            <Tooltip key={value} title={name}>
              <label className={styles.colour} style={{ background: value, color: value }}>
                <input type="radio" name="primary-colour" className={styles.choice} aria-label={name} checked={present.primaryColor.toLowerCase() === value.toLowerCase()} onChange={() => recolour({ primaryColor: value })} />
              </label>
            </Tooltip>
          ))}
        </fieldset>
      </Section>
      <Section title="导航模式">
        <Choices name="layout" label="导航模式" options={[['sidemenu', '侧边栏导航'], ['topmenu', '顶部栏导航']]} />
        <Row label="内容区域宽度" hint="该设定仅 [顶部栏导航] 时有效"><Choices name="contentWidth" label="内容区域宽度" options={top ? [['Fixed', '固定'], ['Fluid', '流式']] : [['Fluid', '流式']]} /></Row>
        <Row label="固定 Header"><Switch aria-label="固定 Header" {...flag('fixedHeader')} /></Row>
        <Row label="固定侧边菜单"><Switch aria-label="固定侧边菜单" disabled={top} {...flag('fixSiderbar')} /></Row>
        <Row label="隐藏 Footer"><Switch aria-label="隐藏 Footer" {...flag('hideFooter')} /></Row>
        <Row label="多页签模式" hint={`最近使用的 ${keptPages} 个标签保留页面状态，有未保存修改的始终保留`}><Switch aria-label="多页签模式" {...flag('multiTab')} /></Row>
      </Section>
      <Section title="表格通用样式">
        <Row label="表格大小"><Choices name="tableSize" label="表格大小" options={[['default', '默认'], ['middle', '中等'], ['small', '紧凑']]} /></Row>
        <Row label="显示边框"><Switch aria-label="显示边框" {...flag('tableBordered')} /></Row>
      </Section>
      <Section title="其他设置">
        <Row label="色弱模式"><Switch aria-label="色弱模式" {...flag('colorWeak')} /></Row>
      </Section>
    </Drawer>
  );
}

/** Milliseconds for which the notice stays after the colours changed, so that it can be read. */
const shortestNotice = 400;

type Flag = 'fixedHeader' | 'fixSiderbar' | 'hideFooter' | 'multiTab' | 'tableBordered' | 'colorWeak';

const themes: readonly { value: Settings['navTheme']; label: string }[] = [
  { value: 'light', label: '亮色菜单风格' },
  { value: 'dark', label: '暗色菜单风格' },
  { value: 'realDark', label: '暗黑模式' },
  { value: 'system', label: '跟随系统' },
];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return <section className={styles.section}><Divider orientation="left" orientationMargin={0} plain><h3>{title}</h3></Divider>{children}</section>;
}

function Row({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  const text = <span>{label}</span>;
  return <div className={styles.row}>{hint ? <Tooltip title={hint} placement="left">{text}</Tooltip> : text}{children}</div>;
}

function Choices<K extends 'layout' | 'contentWidth' | 'tableSize'>({ name, label, options }: { name: K; label: string; options: readonly (readonly [Settings[K], string])[] }) {
  const { settings } = useApplication();
  const present = useSettings();
  return (
    <Radio.Group size="small" optionType="button" aria-label={label} value={present[name]} options={options.map(([value, text]) => ({ value, label: text }))}
      onChange={(event) => settings.change({ [name]: event.target.value as Settings[K] })} />
  );
}
