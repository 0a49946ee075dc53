/** The first request to the store, at start: wrong settings show here, not at the first upload. */
import type { S3Settings } from '../../config/s3-settings.ts';
import { StartupError } from '../../config/startup-error.ts';
import type { S3Client } from './client.ts';

const patience = 10_000;

const problems: Readonly<Record<number, string>> = {
  301: 'it lies in another region (S3_REGION)',
  307: 'it lies in another region (S3_REGION)',
  400: 'the store does not accept the request (S3_REGION)',
  403: 'the store does not accept S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY, or they may not list it',
  404: 'there is none of that name',
};

/**
 * A store that is down does not keep the server from starting: it is reported, and files work again
 * when the store does.
 * @throws StartupError
 */
export async function requireBucket(
  client: S3Client,
  { bucket, endpoint }: S3Settings,
): Promise<void> {
  const store = `The bucket ${bucket} (S3_BUCKET) at ${endpoint}`;
  try {
    const { status } = await client.send({
      method: 'HEAD',
      key: '',
      signal: AbortSignal.timeout(patience),
    });
    if (problems[status]) throw new StartupError(`${store} cannot be used: ${problems[status]}.`);
    if (status >= 300)
      console.error(
        `${store} answers ${status}: files can be neither stored nor read until it answers well.`,
      );
  } catch (error) {
    if (error instanceof StartupError) throw error;
    console.error(
      `${store} does not answer (${reasonOf(error as Error)}): files can be neither stored nor read until it does.`,
    );
  }
}

/** fetch says why a connection failed in the cause of its error. */
function reasonOf({ message, cause }: Error): string {
  const inner = (cause as { code?: string; message?: string } | undefined) ?? {};
  return inner.code ?? (inner.message || message);
}
