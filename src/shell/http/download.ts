/** The body of an answer, telling how many bytes have come. */
export async function receive(
  response: Response,
  progress: (received: number, total: number | undefined) => void,
): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return response.blob();
  const length = Number(response.headers.get('content-length'));
  // With a content encoding the length counts compressed bytes, and we count unpacked ones.
  const total = length > 0 && !response.headers.get('content-encoding') ? length : undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type });
    parts.push(value);
    received += value.length;
    progress(received, total);
  }
}

/** Hands a file to the browser, to be stored under the given name. */
export function saveFile(content: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = filename;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
