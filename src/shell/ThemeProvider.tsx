import { ConfigProvider } from 'antd';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useMedia } from '../runtime/core/hooks/useMedia.ts';
import { usePrinting } from '../runtime/core/hooks/usePrinting.ts';
import { useSettings } from './useApplication.ts';
import { language } from './locale/choose.ts';
import type { Settings } from './stores/settings.ts';
import { themeClass, themeOf } from './theme.ts';

/**
 * Whether everything is dark: chosen so, or the operating system is and is followed. Paper is
 * white.
 */
function useDark(navTheme: Settings['navTheme']): boolean {
  const system = useMedia('(prefers-color-scheme: dark)');
  const printing = usePrinting();
  return !printing && (navTheme === 'realDark' || (navTheme === 'system' && system));
}

/** Theme, language and colour-weak filter for all below. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { primaryColor, navTheme, colorWeak } = useSettings();
  const dark = useDark(navTheme);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => themeOf({ primaryColor }, dark, still), [primaryColor, dark, still]);
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
    <ConfigProvider theme={theme} locale={language.antd} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
