import { type Hex, keccak256, stringToHex } from 'viem'
import { type Dex, LEDGER_DECIMALS, PERPS, SPOT, type Token, USDC } from './tokens.ts'

/** In the first two, all USDC is in the spot state. service-facts.md 7. */
export const ABSTRACTIONS = ['unifiedAccount', 'portfolioMargin', 'disabled', 'default', 'dexAbstraction'] as const
export type Abstraction = (typeof ABSTRACTIONS)[number]

/** Units of 10^-8. */
export type Holding = Readonly<{ dex: Dex; token: Token; amount: bigint }>

/** `fee` in units of 10^-8 USDC. */
export type Entry = Readonly<{
  hash: Hex
  atMs: number
  from: string
  to: string
  sourceDex: Dex
  destinationDex: Dex
  token: Token
  amount: bigint
  fee: bigint
  nonce: number
}>

/** One dollar, with an account's first transfer or opening deposit. service-facts.md 7. */
export const ACTIVATION_FEE = 10n ** BigInt(LEDGER_DECIMALS)

export type Transfer = Omit<Entry, 'hash' | 'atMs' | 'fee'>

type Account = {
  balances: Map<string, Holding>
  abstraction: Abstraction
  hasSent: boolean
  held: Map<number, bigint>
}

/** Addresses in any case. */
export type Ledger = Readonly<{
  exists: (address: string) => boolean
  holdings: (address: string) => readonly Holding[]
  balance: (address: string, dex: Dex, token: Token) => bigint
  abstraction: (address: string) => Abstraction
  setAbstraction: (address: string, abstraction: Abstraction) => void
  spotHold: (address: string, token: Token) => bigint
  holdForOrders: (address: string, token: Token, amount: bigint) => void
  hasSent: (address: string) => boolean
  activate: (address: string) => void
  credit: (address: string, holding: Holding) => void
  transfer: (transfer: Transfer) => Entry | string
  entries: () => readonly Entry[]
  onEntry: (listener: (entry: Entry) => void) => () => void
}>

/** Makes an empty ledger; `now` in epoch milliseconds. */
export function createLedger(now: () => number): Ledger {
  const accounts = new Map<string, Account>()
  const entries: Entry[] = []
  const listeners = new Set<(entry: Entry) => void>()
  const find = (address: string) => accounts.get(address.toLowerCase())
  const open = (address: string) => {
    const account = find(address) ?? { balances: new Map(), abstraction: 'default', hasSent: false, held: new Map() }
    accounts.set(address.toLowerCase(), account)
    return account
  }
  const balance = (address: string, dex: Dex, token: Token) => {
    const account = find(address)
    return account?.balances.get(keyOf(account, dex, token))?.amount ?? 0n
  }
  const spotHold = (address: string, token: Token) => find(address)?.held.get(token.index) ?? 0n
  const free = (address: string, dex: Dex, token: Token) => {
    const account = open(address)
    const isSpot = dex === SPOT || keyOf(account, dex, token) === keyOf(account, SPOT, token)
    return balance(address, dex, token) - (isSpot ? spotHold(address, token) : 0n)
  }
  const add = (address: string, { dex, token, amount }: Holding) => {
    const account = open(address)
    const kept = isUnified(account) && token === USDC && dex === PERPS ? SPOT : dex
    account.balances.set(keyOf(account, dex, token), {
      dex: kept,
      token,
      amount: balance(address, dex, token) + amount,
    })
  }
  return {
    exists: (address) => find(address) !== undefined,
    holdings: (address) => [...(find(address)?.balances.values() ?? [])].filter(({ amount }) => amount > 0n),
    balance,
    abstraction: (address) => find(address)?.abstraction ?? 'default',
    setAbstraction(address, abstraction) {
      const account = open(address)
      const before = [...account.balances.values()]
      account.abstraction = abstraction
      account.balances.clear()
      for (const holding of before) add(address, holding)
    },
    spotHold,
    holdForOrders(address, token, amount) {
      open(address).held.set(token.index, amount)
    },
    hasSent: (address) => find(address)?.hasSent ?? false,
    activate(address) {
      open(address).hasSent = true
    },
    credit: add,
    transfer(transfer) {
      const { from, to, sourceDex, destinationDex, token, amount } = transfer
      const sender = open(from)
      const fee = sender.hasSent ? 0n : ACTIVATION_FEE
      const feeDex = feeSource({ ...transfer, fee }, (dex, kind) => free(from, dex, kind))
      if (feeDex === undefined) {
        return `Insufficient balance for token transfer. token=${token.name} fee=${fee === 0n ? '0.0' : '1.0'} USDC`
      }
      add(from, { dex: sourceDex, token, amount: -amount })
      add(from, { dex: feeDex, token: USDC, amount: -fee })
      add(to, { dex: destinationDex, token, amount })
      sender.hasSent = true
      const hash = keccak256(stringToHex(`${entries.length} ${from} ${to} ${token.name} ${amount} ${transfer.nonce}`))
      const entry: Entry = { ...transfer, fee, hash, atMs: now() }
      entries.push(entry)
      for (const listener of listeners) listener(entry)
      return entry
    },
    entries: () => entries,
    onEntry(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isUnified({ abstraction }: Account): boolean {
  return abstraction === 'unifiedAccount' || abstraction === 'portfolioMargin'
}

function keyOf(account: Account, dex: Dex, token: Token): string {
  const kept = isUnified(account) && token === USDC && dex === PERPS ? SPOT : dex
  return `${kept} ${token.index}`
}

// The fee comes from the transfer's own USDC, else spot, else perps. Undefined if not covered.
function feeSource(
  { sourceDex, token, amount, fee }: Transfer & Readonly<{ fee: bigint }>,
  balance: (dex: Dex, token: Token) => bigint,
): Dex | undefined {
  if (balance(sourceDex, token) < amount) return undefined
  if (fee === 0n) return sourceDex
  if (token === USDC) return balance(sourceDex, USDC) >= amount + fee ? sourceDex : undefined
  return [SPOT, PERPS].find((dex) => balance(dex, USDC) >= fee)
}
