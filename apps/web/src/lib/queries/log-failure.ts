/** For failures that the specification wants in the console and nowhere else. */
export async function logFailure<T>(
  text: string,
  call: Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    // A request that was cancelled did not fail.
    if (!signal?.aborted) {
      console.warn(text);
    }
    throw error;
  }
}
