/** Starts work without waiting, and logs a failure. */
export function unawaited(begun: Promise<unknown>): void {
  begun.catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: no other place can report it; errors hold no secret
    console.warn(`Causeway could not do something just now: ${error instanceof Error ? error.message : 'no error'}`)
  })
}
