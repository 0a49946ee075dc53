/** What the copy of a database says of itself. */
export interface Facts {
  /** Number of system migrations that it had seen. */
  databaseVersion: number;
  /** Which secret key its operation log is signed with. */
  keyId: string | null;
  /**
   * Addresses of stored files that people's records name, and that are removed when they are
   * replaced.
   */
  pictures: string[];
}
