/** Prints the reasons of failures again at the end, so that the tail of a log is enough. */

import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MOST_LINES = 25;
const COLOURS = /\u001b\[[0-9;]*m/g;

export default class Failures implements Reporter {
  private found: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return;
    const why = (result.error?.message ?? result.status).replace(COLOURS, '').split('\n');
    this.found.push([test.titlePath().slice(2).join(' › '), ...why.slice(0, MOST_LINES)].join('\n    '));
  }

  onEnd(_result: FullResult): void {
    for (const one of this.found) console.log(`\nFailed: ${one}`);
  }
}
