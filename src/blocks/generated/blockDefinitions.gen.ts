// Generated from src/blocks/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { AnyBlockDefinition } from '../../schema/block.ts';
import { definition as actionsBlock } from '../actions/definition.ts';
import { definition as cardBlock } from '../card/definition.ts';
import { definition as chartBlock } from '../chart/definition.ts';
import { definition as countdownBlock } from '../countdown/definition.ts';
import { definition as descriptionsBlock } from '../descriptions/definition.ts';
import { definition as diffViewBlock } from '../diffView/definition.ts';
import { definition as formBlock } from '../form/definition.ts';
import { definition as headingBlock } from '../heading/definition.ts';
import { definition as historyBlock } from '../history/definition.ts';
import { definition as htmlBlock } from '../html/definition.ts';
import { definition as iframeBlock } from '../iframe/definition.ts';
import { definition as jsonViewBlock } from '../jsonView/definition.ts';
import { definition as listBlock } from '../list/definition.ts';
import { definition as logViewBlock } from '../logView/definition.ts';
import { definition as mapRouteBlock } from '../mapRoute/definition.ts';
import { definition as markdownBlock } from '../markdown/definition.ts';
import { definition as masterDetailBlock } from '../masterDetail/definition.ts';
import { definition as pivotBlock } from '../pivot/definition.ts';
import { definition as qrBlock } from '../qr/definition.ts';
import { definition as repeatBlock } from '../repeat/definition.ts';
import { definition as splitBlock } from '../split/definition.ts';
import { definition as statisticBlock } from '../statistic/definition.ts';
import { definition as stepsBlock } from '../steps/definition.ts';
import { definition as tabsBlock } from '../tabs/definition.ts';
import { definition as textBlock } from '../text/definition.ts';
import { definition as timelineBlock } from '../timeline/definition.ts';
import { definition as treeBlock } from '../tree/definition.ts';

export const definitions: readonly AnyBlockDefinition[] = [
  actionsBlock,
  cardBlock,
  chartBlock,
  countdownBlock,
  descriptionsBlock,
  diffViewBlock,
  formBlock,
  headingBlock,
  historyBlock,
  htmlBlock,
  iframeBlock,
  jsonViewBlock,
  listBlock,
  logViewBlock,
  mapRouteBlock,
  markdownBlock,
  masterDetailBlock,
  pivotBlock,
  qrBlock,
  repeatBlock,
  splitBlock,
  statisticBlock,
  stepsBlock,
  tabsBlock,
  textBlock,
  timelineBlock,
  treeBlock,
];
