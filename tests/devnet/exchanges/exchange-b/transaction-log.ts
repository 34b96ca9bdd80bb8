import type { Transfer } from './transactions.ts'

/** `hash` is 80 hex digits, `info` the posted JSON. */
export type Transaction = Readonly<{
  hash: string
  type: number
  info: string
  transfer: Transfer | undefined
  accountIndex: number
  l1Address: string
  nonce: bigint
  index: number
  atMs: number
}>

export type TransactionLog = Readonly<{
  add: (transaction: Omit<Transaction, 'index' | 'atMs'>) => Transaction
  byHash: (hash: string) => Transaction | undefined
  all: () => readonly Transaction[]
  /** Returns its stop. */
  onAdded: (listener: (transaction: Transaction) => void) => () => void
}>

/** Makes an empty log; `now` in epoch milliseconds. */
export function createTransactionLog(now: () => number): TransactionLog {
  const transactions: Transaction[] = []
  const listeners = new Set<(transaction: Transaction) => void>()
  return {
    add(started) {
      const transaction = { ...started, index: transactions.length, atMs: now() }
      transactions.push(transaction)
      for (const listener of listeners) listener(transaction)
      return transaction
    },
    byHash: (hash) => transactions.find((each) => each.hash === hash.toLowerCase().replace(/^0x/, '')),
    all: () => transactions,
    onAdded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
