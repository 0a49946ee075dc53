import { App, Button, Form } from 'antd';
import { saveFile } from '../../runtime/core/saveFile.ts';
import type { InferredTable } from '../../schema/infer/inferTable.ts';
import { modelOf } from '../../schema/infer/modelOf.ts';
import { serialise } from '../../schema/serialise/serialise.ts';
import { copyText } from '../../widgets/clipboard.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { freeName } from '../selection/changes.ts';
import type { NewPage } from './beginnings.ts';

/** Named by the page: demo/saleOrder is of the model saleOrder. */
function modelName(page: string | undefined, taken: readonly string[]): string {
  const last = (page ?? '').split(/[^A-Za-z0-9]/).at(-1) ?? '';
  const name = /^[A-Za-z]/.test(last) ? last : 'record';
  const small = name.slice(0, 1).toLowerCase() + name.slice(1);
  return taken.includes(small) ? freeName(small, (one) => taken.includes(one)) : small;
}

/** The file of a model for a table that no model has: what a developer commits. */
export function ModelFile({ table, taken }: { table: InferredTable; taken: readonly string[] }) {
  const { message } = App.useApp();
  const all = designerTexts();
  const texts = all.start.table;
  const form = Form.useFormInstance<NewPage>();
  const name = modelName(Form.useWatch('id', form), taken);
  const label = Form.useWatch('title', form) ?? '';
  const text = serialise('model', modelOf(table, { name, label: label === '' ? name : label }));
  const copy = () =>
    copyText(text).then(
      () => message.success(all.copied),
      () => message.error(all.copyFailed),
    );
  return (
    <section className="pl-start-model" aria-label={texts.modelFile}>
      <header>
        <code>{`schemas/models/${name}.json`}</code>
        <span>
          <Button
            aria-label={all.copy}
            title={all.copy}
            icon={<Icon name="copy" />}
            onClick={() => void copy()}
          />
          <Button
            aria-label={all.download}
            title={all.download}
            icon={<Icon name="download" />}
            onClick={() => saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`)}
          />
        </span>
      </header>
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}
