/** What the reports of Vitest and Playwright count, and say of tests that failed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, failures: Failure[], notes: Failure[] }} Report
 * @typedef {{ name: string, message: string }} Failure a test by file and title, with its whole
 *   message
 */

/** Lines of a message that are shown: the rest are frames of the call stack. */
const linesShown = 12;

/** A failure in one line: the test, and the first line of its message. */
export const inShort = ({ name, message }) => `${name}: ${message.split('\n')[0]}`;

/** A failure with the beginning of its message. */
export const atLength = ({ name, message }) =>
  [name, ...message.split('\n').slice(0, linesShown)].join('\n    ');

/**
 * @param {string} file report of Vitest's JSON reporter
 * @param {string} root folder that files are named from
 * @returns {Report}
 */
export function readVitest(file, root) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${place} ${fullName}`, failureMessages[0]));
    // A file whose tests could not even be collected.
    return status === 'failed' && tests.length === 0 ? [failure(place, message)] : tests;
  });
  return { passed: numPassedTests, failed: numFailedTests, failures, notes: [] };
}

/**
 * @param {string} file report of Playwright's JSON reporter
 * @returns {Report} notes: tests that passed only when tried again
 */
export function readPlaywright(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap(troubled);
  const of = (status) => tests.filter((test) => test.status === status);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: of('unexpected'),
    notes: of('flaky'),
  };
}

/** Browser tests of a suite that failed at least once. */
function troubled({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        status,
        ...failure(
          `${file}:${line} ${title}`,
          results.find(({ error }) => error)?.error.message ?? 'no result',
        ),
      })),
  );
  return [...own, ...suites.flatMap(troubled)];
}

const failure = (name, message = 'no message') => ({
  name,
  message: stripVTControlCharacters(message).trim(),
});
