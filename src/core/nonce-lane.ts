/** The lane of an account's nonces on a chain of the EVM (see lane.ts). */
export function nonceLane(chainId: number, account: string): string {
  return `nonces ${chainId} ${account.toLowerCase()}`
}
