import type { Transfer } from './transactions.ts'

/** A transaction that the exchange carried out. `hash` is 80 hex digits, `info` the JSON text as it was posted. */
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

/** All transactions in their order. */
export type TransactionLog = Readonly<{
  add: (transaction: Omit<Transaction, 'index' | 'atMs'>) => Transaction
  byHash: (hash: string) => Transaction | undefined
  all: () => readonly Transaction[]
  /** Calls back after each transaction; returns its own stop. */
  onAdded: (listener: (transaction: Transaction) => void) => () => void
}>

/** A new, empty log; `now` in epoch milliseconds. */
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
