/** What is wrong at the first broken place of the chain, in one sentence for the operator. */
export class AuditBroken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AuditBroken';
  }
}
