import type { Request, Text } from '../../schema/generated/types.gen.ts';
import { member } from '../../schema/meta/member.ts';
import type { StepCompiler, StepDefinition } from '../../schema/stepDefinition.ts';
import { requestMembers, requestOf } from '../shared/request.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    download: { request: Request; filename: Text };
  }
}

export const definition: StepDefinition<'download'> = {
  name: 'download',
  label: '下载文件',
  icon: 'save',
  group: 'data',
  doc: 'Saves the answer of a request as a file.',
  examples: [
    {
      type: 'download',
      url: '/system/post/{row.postId}/label',
      params: { copies: 2 },
      filename: { $text: '{row.postName}.pdf' },
    },
  ],
  members: { ...requestMembers, filename: member('text', 'Name of the file.') },
  required: ['url', 'filename'],
  fails: true,
};

export const compiler: StepCompiler<'download'> = {
  compile: (step) => ({ type: 'download', request: requestOf(step), filename: step.filename }),
};
