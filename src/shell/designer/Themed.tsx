import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useMedia } from '../../runtime/core/hooks/useMedia.ts';
import { themeOf } from '../theme.ts';
import { useSettings } from '../useApplication.ts';
import './themed.css';

/** Class under which the variables of this theme stand; every component in it has it, too. */
const themeClass = 'pageloom-themed';

/** Light or dark for what is in it, whatever the application around it is. */
export function Themed({ isDark, children }: { isDark: boolean; children: ReactNode }) {
  const { primaryColor } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(
    () => ({ ...themeOf({ primaryColor }, isDark, still), cssVar: { key: themeClass } }),
    [primaryColor, isDark, still],
  );
  return (
    <ConfigProvider theme={theme}>
      <div className={`${themeClass} pl-themed`} data-theme={isDark ? 'dark' : 'light'}>
        {children}
      </div>
    </ConfigProvider>
  );
}
