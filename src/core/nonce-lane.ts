/** Names an account's EVM nonces. */
export function nonceLane(chainId: number, account: string): string {
  return `nonces ${chainId} ${account.toLowerCase()}`
}
