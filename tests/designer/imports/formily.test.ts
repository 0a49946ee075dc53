/** Formily schemas with the form around them, as Designable hands them on. */
import { describe, expect, it } from 'vitest';
import { imported, wrongIn } from './reading.ts';

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: '名称', 'x-decorator': 'FormItem', 'x-component': 'Input' },
  },
};

describe('the form around a Formily schema', () => {
  it('says where labels and controls stand', async () => {
    const given = { form: { labelCol: 6, wrapperCol: { span: 12 }, labelAlign: 'left' }, schema };
    const { parts, said } = imported(given);
    expect(parts.forms.form).toMatchObject({
      labels: 'left',
      labelWidth: '25%',
      labelAlign: 'left',
      controlWidth: '50%',
      fields: [{ name: 'name', label: '名称' }],
    });
    expect(said).toEqual([]);
    expect(await wrongIn(given)).toEqual([]);
  });

  it('may lay labels above', () => {
    const { parts, said } = imported({ form: { layout: 'vertical' }, schema });
    expect(parts.forms.form).not.toHaveProperty('labels');
    expect(said).toEqual([]);
  });

  it('is left as it is usual where it says nothing', () => {
    for (const given of [{ schema }, { form: {}, schema }, schema])
      expect(imported(given).parts.forms.form).not.toHaveProperty('labels');
  });

  it('has what is not carried named', () => {
    const form = { labelCol: 99, size: 'small', colon: false, wrapperCol: 'wide' };
    const { said } = imported({ form, schema, effects: 'run()' });
    expect(said).toEqual([
      'badValue /form/labelCol/span labelCol.span',
      'badValue /form/wrapperCol wrapperCol',
      'noPlace /effects effects',
      'noPlace /form/colon colon',
      'noPlace /form/size size',
    ]);
    expect(imported({ form: 'x', schema }).said).toEqual(['badValue /form form']);
  });
});
