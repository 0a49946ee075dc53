/** What replaces keys of actions of version 1, which were offered and did something in one. */
import type { Successor } from '../rule.ts';

/** Members that said what an action did: those of steps now. */
const whatActionsDid = [
  'type',
  'form',
  'mode',
  'values',
  'recordKey',
  'page',
  'params',
  'surface',
  'width',
  'load',
  'body',
  'request',
  'url',
  'filename',
  'templateUrl',
  'templateName',
  'updateLabel',
  'warning',
  'to',
  'query',
  'block',
  'source',
  'tone',
  'text',
  'name',
  'props',
  'content',
  'ok',
  'cancel',
  'danger',
  'steps',
  'then',
];

const message = 'a message is a step of its own, { "type": "message", … }, after the request';

/** In the order in which they are looked for. */
export const formerActions: readonly Successor[] = [
  {
    words: ['forgetDicts'],
    reason: 'no longer needed, dictionaries load again by themselves after what changes them',
  },
  {
    words: ['clearSelection'],
    reason: 'no longer needed, an action on checked rows clears the selection by itself',
  },
  { parts: /^Action$/, words: ['success'], now: 'run', reason: message },
  {
    parts: /^Action$/,
    words: ['failure'],
    now: 'run',
    reason: 'what follows a failure stands in onError of the step',
  },
  {
    parts: /^Action$/,
    words: ['title'],
    now: 'run',
    reason: 'an action is named by label, the title of what it opens stands in a step of run',
  },
  {
    parts: /^Action$/,
    words: whatActionsDid,
    now: 'run',
    reason: 'what an action does stands in run, as a list of steps',
  },
  { parts: /Step$/, words: ['success'], reason: message },
  {
    parts: /Step$/,
    words: ['label', 'icon', 'look', 'needs', 'visible', 'disabled'],
    reason: 'it belongs to the action, a step is not offered',
  },
  {
    parts: /Step$/,
    words: ['check'],
    reason: 'a check among steps is a message and a step { "type": "stop" }, both with if',
  },
  {
    parts: /Step$/,
    words: ['confirm'],
    reason: 'a question among steps is a step of its own, { "type": "confirm", … }',
  },
  {
    parts: /Step$/,
    words: ['then', 'steps'],
    reason: 'the steps that follow stand behind it in the same list',
  },
  {
    parts: /^Step$/,
    words: ['sequence'],
    reason: 'a list of steps is a sequence, its steps stand in place of it',
  },
];
