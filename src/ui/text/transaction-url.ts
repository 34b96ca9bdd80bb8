import type { ChainView } from '../../api/views/balances.ts'

export function transactionUrl(chain: ChainView | undefined, hash: string | undefined): string | undefined {
  if (!chain || !hash || !/^(0x)?[0-9a-fA-F]{64}$/.test(hash)) return undefined
  if (!/^https?:\/\//.test(chain.explorerUrl)) return undefined
  return `${chain.explorerUrl.replace(/\/$/, '')}/tx/${hash}`
}
