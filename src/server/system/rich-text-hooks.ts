/** Formatted texts of all models are made harmless before they are stored. */
import { typeOf } from '../../schema/fieldTypes/index.ts';
import { say, term } from '../../schema/locale/message.ts';
import type { RichTextOptions } from '../../schema/richText/index.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import type { Row } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { addRemark } from '../models/remarks.ts';
import type { Engine, ModelHooks } from '../models/types.ts';
import { named, safeHtml } from './safe-html.ts';

/** Hooks of the models that hold formatted texts, by model. */
export function richTextHooks(
  { models }: Pick<Engine, 'models'>,
  options: RichTextOptions,
): Readonly<Record<string, ModelHooks>> {
  const found: Record<string, ModelHooks> = {};
  for (const [name, model] of models) {
    const fields = richTextFields(model);
    if (fields.length > 0) found[name] = cleaning(fields, options);
  }
  return found;
}

interface RichTextField {
  name: string;
  label: string;
}

const richTextFields = ({ fields }: Model): RichTextField[] =>
  Object.entries(fields)
    .filter(([, field]) => typeOf(field).isFormatted)
    .map(([name, { label }]) => ({ name, label: label ?? name }));

function cleaning(fields: readonly RichTextField[], options: RichTextOptions): ModelHooks {
  const cleanChanges = (changes: Row, stored: Row): void => {
    for (const field of fields) {
      // What stands there already may be from before today's rules: another change is no reason to
      // refuse it.
      if (changes[field.name] === stored[field.name]) delete changes[field.name];
      clean(changes, field, options);
    }
  };
  return {
    async beforeCreate(_db, input) {
      for (const field of fields) clean(input, field, options);
    },
    beforeUpdate: async (_db, input, stored) => cleanChanges(input, stored),
    beforeTransition: async (_db, { changes, stored }) => cleanChanges(changes, stored),
  };
}

/** @throws Refusal for a text of which readers would miss something */
function clean(input: Row, { name, label }: RichTextField, options: RichTextOptions): void {
  const given = input[name];
  if (typeof given !== 'string') return;
  const { html, lost, unseen } = safeHtml(given, options, name);
  if (lost.length > 0)
    throw new Refusal(
      say`${term(label)}含有不能保存的格式：${named(lost)}，请去除后重试`,
      500,
      name,
    );
  if (unseen.length > 0) addRemark(input, say`已去除不影响显示的格式：${named(unseen)}`);
  input[name] = html;
}
