import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useSettings } from './application.ts';
import type { Settings } from './stores/settings.ts';
import { themeClass, themeOf } from './theme.ts';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

function watchSystem(changed: () => void): () => void {
  const query = systemDark();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether everything is dark: chosen so, or the operating system is and is followed. */
function useDark(navTheme: Settings['navTheme']): boolean {
  const system = useSyncExternalStore(watchSystem, () => systemDark().matches);
  return navTheme === 'realDark' || (navTheme === 'system' && system);
}

/** Theme, language and colour-weak filter for all below. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { primaryColor, navTheme, colorWeak } = useSettings();
  const dark = useDark(navTheme);
  const theme = useMemo(() => themeOf({ primaryColor }, dark), [primaryColor, dark]);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('colour-weak', colorWeak);
  }, [colorWeak]);
  useEffect(() => {
    document.body.classList.add(themeClass);
  }, []);
  return (
    <ConfigProvider theme={theme} locale={zhCN} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
