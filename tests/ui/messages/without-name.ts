/** An English message as `src/core` writes it. */
export function withoutName(message: string): string {
  return message.replaceAll(/(^|[.?!] )\{service\}/g, '$1The service').replaceAll('{service}', 'the service')
}
