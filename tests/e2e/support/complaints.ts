/** What the browser says of requests that failed. */
const networkFault = /Failed to load resource|net::ERR_/;

/** Console errors and CSP violations that a page has given rise to. */
export class Complaints extends Array<string> {
  #isNetworkExpected = false;

  note(text: string): void {
    if (!(this.#isNetworkExpected && networkFault.test(text))) this.push(text);
  }

  /**
   * For a test that makes requests fail: forgets what was said so far, and what the browser says of
   * such requests from now on, for it may say it later than the page shows it.
   */
  forget(): void {
    this.length = 0;
    this.#isNetworkExpected = true;
  }
}
