import type { BlockPlan } from '../../schema/compile/plan.ts';
import type { Request } from '../../schema/generated/types.gen.ts';
import { defined } from '../../schema/defined.ts';
import { member } from '../../schema/meta/member.ts';
import type { StepCompiler, StepDefinition } from '../../schema/stepDefinition.ts';
import { containerMembers, containerOf, type ContainerPlan } from '../shared/container.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    /**
     * `load`: request whose result is the record; absent: the row, of which `removal` would remove
     * it.
     */
    show: ContainerPlan & { load?: Request; removal?: Request; body: BlockPlan[] };
  }
}

export const definition: StepDefinition<'show'> = {
  name: 'show',
  label: '显示区块',
  icon: 'idcard',
  group: 'open',
  doc:
    'Shows blocks in a drawer or modal, such as the details of a row, and waits until it ' +
    'is closed, or the record is removed in it. The blocks read row, and as record what ' +
    'was loaded, else the row.',
  examples: [
    {
      type: 'show',
      title: { $text: '{row.postName}' },
      load: { url: '/system/post/{row.postId}' },
      body: [{ type: 'descriptions', model: 'post', fields: ['postName', 'postCode'] }],
    },
  ],
  members: {
    ...containerMembers,
    load: member('request', 'Request whose result is the record; default: the row.'),
    body: { description: 'The blocks.', $ref: 'block.schema.json#/$defs/blocks' },
  },
  required: ['body'],
};

export const compiler: StepCompiler<'show'> = {
  compile: (step, site) => ({
    type: 'show',
    ...containerOf(step),
    ...defined({
      load: step.load,
      removal:
        step.load === undefined && site.model?.path !== undefined
          ? site.protocol.resources.remove(site.model.path)
          : undefined,
    }),
    body: site.blocks(step.body, 'body'),
  }),
};
