import Back from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../../locale/index.ts';
import './container.css';

/** Title of a form that is a page, with a way back; buttons at its end. */
export function FormPageHead({
  title,
  onBack,
  children,
}: {
  title: string;
  onBack(): void;
  children?: ReactNode;
}) {
  return (
    <header className="pl-form-page-head">
      <Button type="text" icon={<Back />} aria-label={texts.common.back} onClick={onBack} />
      <h2>{title}</h2>
      {children && <div className="pl-form-buttons">{children}</div>}
    </header>
  );
}
