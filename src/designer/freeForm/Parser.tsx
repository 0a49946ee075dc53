import { App, Button, Tabs, Upload } from 'antd';
import { useState } from 'react';
import { designerTexts } from '../locale/index.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { ParsedForm } from './ParsedForm.tsx';
import { samples } from './samples.ts';
import './freeForm.css';

type Tab = keyof typeof samples | 'own';

/** Largest file that is opened, in bytes; longer texts are refused when they are read. */
const largest = 8_000_000;

/** Forms from JSON: two samples, and whatever is pasted or opened. */
export function Parser() {
  const { message } = App.useApp();
  const texts = designerTexts().forms;
  const [tab, setTab] = useState<Tab>('survey');
  const [written, setWritten] = useState(() => ({
    survey: samples.survey(),
    issue: samples.issue(),
    own: '',
  }));
  const write = (name: Tab, text: string) => setWritten((all) => ({ ...all, [name]: text }));
  const open = async (file: File) => {
    if (file.size > largest) return void message.error(texts.tooLarge);
    write('own', await file.text());
    return setTab('own');
  };
  return (
    <div className="pl-parser">
      <p className="pl-parser-bar">
        <Upload
          accept=".json,application/json"
          showUploadList={false}
          beforeUpload={(file) => {
            void open(file);
            return false;
          }}
        >
          <Button icon={<Icon name="upload" />}>{texts.openFile}</Button>
        </Upload>
      </p>
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(key as Tab)}
        items={(['survey', 'issue', 'own'] as const).map((key) => ({
          key,
          label: texts[key],
          children: <ParsedForm text={written[key]} onText={(text) => write(key, text)} />,
        }))}
        destroyOnHidden
      />
    </div>
  );
}
