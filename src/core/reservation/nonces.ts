/** Names an account's EVM nonces. */
export function nonceResource(chainId: number, account: string): string {
  return `nonces ${chainId} ${account.toLowerCase()}`
}
