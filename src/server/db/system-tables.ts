/**
 * Tables of the server itself, made by hand because no model describes them. Each entry is one
 * migration, applied once and in order; the count is the database version. Never change an entry
 * that has been released: add another, its function in the file of what it is about. Moments in
 * these tables are epoch milliseconds.
 */
import type { Transaction } from 'kysely';
import type { AnyTables, DialectName } from './database.ts';
import { createAuditTables, createAuditQueue, chainAhead } from './system-tables/audit.ts';
import {
  createAuthTables,
  createSignInTables,
  createSecondFactorTables,
  addProofDemand,
} from './system-tables/sign-in.ts';
import {
  createImportTables,
  createFileTables,
  createTransitions,
  createGivenDefaults,
  createRecordVersions,
  addVersionMigrations,
  createListViews,
  createBackfills,
  createSequences,
  createFileUses,
  createChunkedUploads,
} from './system-tables/records.ts';
import {
  createPageRevisions,
  addWithdrawals,
  createMadeModels,
  createModelFields,
} from './system-tables/pages.ts';
import { createTableChanges, createChangeRuns, addRunKinds } from './system-tables/changes.ts';
import { createNoticeEpoch, createCallCounts } from './system-tables/counts.ts';

type Migration = (db: Transaction<AnyTables>, dialect: DialectName) => Promise<void>;

export const systemTables: readonly Migration[] = [
  createAuthTables,
  createNoticeEpoch,
  createSignInTables,
  createAuditTables,
  createSecondFactorTables,
  addProofDemand,
  createImportTables,
  createAuditQueue,
  createFileTables,
  chainAhead,
  createCallCounts,
  createTransitions,
  createGivenDefaults,
  createRecordVersions,
  createListViews,
  createBackfills,
  createSequences,
  createFileUses,
  createTableChanges,
  createChunkedUploads,
  createPageRevisions,
  addWithdrawals,
  createChangeRuns,
  addRunKinds,
  addVersionMigrations,
  createModelFields,
  createMadeModels,
];
