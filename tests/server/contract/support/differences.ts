/** What docs/protocol-differences.md says is done on purpose otherwise than in the protocol. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

const differences = readFileSync('docs/protocol-differences.md', 'utf8');

/** A test of something that ours does otherwise: the row of the document must be there. */
export const reported = (row: string): void => expect(differences).toContain(`| ${row} |`);
