/** A file to be sent, and what is called on its way. */
export interface Sending {
  file: File;
  signal: AbortSignal;
  /** It is meant for a record, which must carry it within a day. */
  isForRecord?: boolean;
  /**
   * Called with the percent that has gone out, and whether the network or the server is away and
   * waited for.
   */
  onProgress(percent: number, isWaiting: boolean): void;
  /** Called with what makes the server forget the chunks that it has. */
  onBegun?(giveUp: () => void): void;
}
