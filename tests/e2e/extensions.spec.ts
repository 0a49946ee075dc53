/**
 * What a team adds is folders, and nothing else: the files that the guides show are put into one
 * copy of the project, and its type check, checker, format pages, palette facts and running pages
 * know all of them.
 */
import { block } from './support/extensions/block.ts';
import { capability } from './support/extensions/capability.ts';
import { fieldType } from './support/extensions/fieldType.ts';
import { step } from './support/extensions/step.ts';
import { widget } from './support/extensions/widget.ts';
import { guideProject } from './support/guideProject.ts';
import { enter, expect, test } from './support/test.ts';

const project = guideProject();
// The last one tells everybody who is signed in something.
const proofs = [widget, block, step, fieldType, capability];

for (const { kind, files, generated, watch } of proofs)
  test(`folders are all that ${kind} needs`, () => {
    const look = watch?.(project);
    expect(project.add(files)).toEqual(generated);
    look?.();
  });

test('types, format and generated files are right with all of them', () => project.verify());

for (const { kind, use, known } of proofs)
  test(`checker, format pages and palette know ${kind}`, () => {
    project.write(use);
    expect(project.check()).toContain('no problems');
    known(project);
  });

test('the front end is built with all of them', () => project.build());

for (const { kind, running } of proofs)
  test(`a running page works with ${kind}`, async ({ page, complaints }) => {
    const app = await project.start();
    await enter(page.context(), app.url);
    await running(page, app);
    expect(complaints).toEqual([]);
  });
