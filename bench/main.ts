/**
 * `npm run bench [first|front [list|form|select|text]|designer|server|rows [name]|migrations
 * [name]]`:
 * prints ratios measured in one run; it never fails for being slow.
 */
import { benchDesigner } from './designer.ts';
import { benchFirst } from './first.ts';
import { benchFront } from './front.ts';
import { print, printFigures } from './report.ts';
import { benchMigrations, benchRows, manyRows } from './rows.ts';
import { benchServer } from './server.ts';

const only = process.argv[2];
const expected = (part: string): boolean => only === undefined || only === part;
if (expected('first'))
  await print(
    'First list, from opening its address until it is visible (lower is better)',
    await benchFirst(process.env.CHROMIUM_PATH),
  );
if (expected('front'))
  await print(
    'Front end, CPU of the main thread (lower is better)',
    benchFront(process.env.CHROMIUM_PATH, process.argv[3]),
  );
if (expected('designer'))
  await print(
    'Designer, until it is seen, and work of the main thread (lower is better)',
    benchDesigner(process.env.CHROMIUM_PATH),
  );
if (expected('server'))
  await print('Server, requests a second (higher is better)', await benchServer());
if (expected('rows'))
  await print(`${manyRows}, over HTTP (lower is better)`, benchRows(process.argv[3]));
if (expected('migrations'))
  await printFigures(
    `Changes of a table of ${manyRows}, while it is read and written`,
    benchMigrations(process.argv[3]),
  );
