/** `npm run bench [front|server]`: prints ratios measured in one run; it never fails for being slow. */
import { benchFront } from './front.ts';
import { print } from './report.ts';
import { benchServer } from './server.ts';

const only = process.argv[2];
if (only !== 'server') print('Front end, CPU of the main thread (lower is better)', await benchFront(process.env.CHROMIUM_PATH));
if (only !== 'front') print('Server, requests a second (higher is better)', await benchServer());
