import { ConfigProvider } from 'antd';
import { useRef, type ReactNode } from 'react';

/** A window in the window: what is opened over the page covers this, and nothing else. */
export function Screen({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <div ref={element} className="pl-preview-screen">
      <ConfigProvider getPopupContainer={() => element.current ?? document.body}>
        <div className="pl-preview-page">{children}</div>
      </ConfigProvider>
    </div>
  );
}
