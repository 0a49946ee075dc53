import { theme, type ThemeConfig } from 'antd';
import { contrast, readable } from './contrast.ts';
import type { Settings } from './stores/settings.ts';

/**
 * The design language in one place: colours, spacing and type scale as antd tokens. Own styles use
 * them as `var(--ant-…)`.
 */

/**
 * Class under which antd puts the CSS variables; the body carries it, so that portals and own
 * styles see them.
 */
export const themeClass = 'pageloom';

/**
 * The eight theme colours (docs/protocol/frame.md#settings-drawer); their names are shown in the
 * words of the catalogue.
 */
export const themeColours = [
  { name: 'dusk', value: '#F5222D' },
  { name: 'volcano', value: '#FA541C' },
  { name: 'sunset', value: '#FAAD14' },
  { name: 'cyan', value: '#13C2C2' },
  { name: 'green', value: '#52C41A' },
  { name: 'daybreak', value: '#1890FF' },
  { name: 'geek', value: '#2F54EB' },
  { name: 'purple', value: '#722ED1' },
] as const;

const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', " +
  "'Microsoft YaHei', 'Noto Sans SC', 'Source Han Sans SC', sans-serif";

const shared: ThemeConfig['token'] = {
  fontFamily,
  fontSize: 14,
  borderRadius: 6,
  borderRadiusLG: 10,
  wireframe: false,
};

/** Grounds with a hint of blue: cards stand out without heavy lines. */
const light: ThemeConfig['token'] = {
  colorError: '#cf3438',
  colorSuccessText: '#237804',
  colorWarningText: '#935b00',
  colorBgLayout: '#f3f5f9',
  colorTextSecondary: 'rgba(0, 0, 0, 0.62)',
  colorTextTertiary: 'rgba(0, 0, 0, 0.55)',
  colorTextPlaceholder: 'rgba(0, 0, 0, 0.55)',
};
const dark: ThemeConfig['token'] = {
  colorError: '#ff8a88',
  colorBgLayout: '#0d0f14',
  colorBgContainer: '#161a22',
  colorBgElevated: '#1e232d',
  colorBorder: '#39404d',
  colorBorderSecondary: '#272d38',
  colorSplit: 'rgba(255, 255, 255, 0.1)',
  colorTextSecondary: 'rgba(255, 255, 255, 0.7)',
  colorTextTertiary: 'rgba(255, 255, 255, 0.6)',
  colorTextPlaceholder: 'rgba(255, 255, 255, 0.55)',
};

/** What texts stand on. */
const grounds = { light: '#f3f5f9', dark: '#1e232d' };

/**
 * The primary colour as text. A colour that carries white button texts may be too dark for texts on
 * a dark ground, and a bright one too light on a light ground. In the dark more is asked: antd
 * darkens links there, and tabs stand on a tint.
 */
const primaryText = (primary: string, isDark: boolean) =>
  isDark ? readable(primary, grounds.dark, 7) : readable(primary, grounds.light);

/**
 * A link under the pointer, and one that is pressed: each stands out more than the one before. antd
 * would make them paler, too pale to be read on a light ground.
 */
function linkColors(link: string, isDark: boolean) {
  const ground = isDark ? grounds.dark : grounds.light;
  const stronger = (times: number) => readable(link, ground, contrast(link, ground) * times);
  return { colorLink: link, colorLinkHover: stronger(1.3), colorLinkActive: stronger(1.6) };
}

/**
 * Texts on the primary colour: white, unless that could not be read (the yellow, green and cyan of
 * the eight).
 */
const onPrimary = (primary: string) => (contrast('#ffffff', primary) >= 3 ? '#ffffff' : '#1f1f1f');

/**
 * The antd theme for these settings; isDark is already decided (realDark, or system on a dark
 * system). still: the system asks for no motion. antd gets that setting itself, as it waits for the
 * end of motions.
 */
export function themeOf(
  { primaryColor }: Pick<Settings, 'primaryColor'>,
  isDark: boolean,
  still = false,
): ThemeConfig {
  const text = primaryText(primaryColor, isDark);
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: themeClass },
    hashed: false,
    token: {
      ...shared,
      ...(isDark ? dark : light),
      motion: !still,
      colorPrimary: primaryColor,
      colorInfo: primaryColor,
      ...linkColors(text, isDark),
    },
    components: {
      // Solid danger buttons carry white text: in the dark they are darker than dangerous texts.
      Button: {
        primaryColor: onPrimary(primaryColor),
        ...(isDark && {
          colorError: '#c2373c',
          colorErrorHover: '#cf4449',
          colorErrorActive: '#a92c31',
        }),
      },
      Menu: {
        itemSelectedColor: text,
        subMenuItemSelectedColor: text,
        horizontalItemSelectedColor: text,
        itemHeight: 42,
        itemMarginInline: 8,
        itemBorderRadius: 6,
        darkItemBg: '#0f1626',
        darkSubMenuItemBg: '#0b111e',
        darkPopupBg: '#0f1626',
        collapsedIconSize: 16,
        activeBarBorderWidth: 0,
      },
      Tabs: {
        itemSelectedColor: text,
        itemHoverColor: text,
        itemActiveColor: text,
        inkBarColor: text,
      },
      Pagination: { itemActiveColor: text, itemActiveColorHover: text },
      Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
    },
  };
}
