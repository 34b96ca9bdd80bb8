/**
 * Begins what nobody waits for. Where it fails, that is said to whoever looks into the background; what wants it next
 * begins it anew.
 */
export function unawaited(begun: Promise<unknown>): void {
  begun.catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: nobody else can be told; errors hold no secret
    console.warn(`Causeway could not do something just now: ${error instanceof Error ? error.message : 'no error'}`)
  })
}
