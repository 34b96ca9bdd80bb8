import { type Hex, isHex } from '../lib/hex.ts'
import type { Sum } from './facts.ts'
import { NATIVE } from './zero-address.ts'

/** A log, undecoded. */
type Log = Readonly<{ address: string; topics: readonly string[]; data: string }>

/**
 * What a depository says that it took: how much of which currency, smallest unit, for which order, and credited to whom.
 * Addresses and the order's id in lower case.
 */
export type Deposit = Sum & Readonly<{ depository: string; depositor: string; orderId: Hex }>

/**
 * What the wallet knows of an order that a page wants to pay for: it is of a crossing of its `own`, which it pays itself, or
 * a page had it `paid` before, or has it paid now.
 */
export type KnownOrder = 'own' | 'paid'

// The first topics: keccak256 of the two events of the published depository.
const NATIVE_DEPOSIT = '0x8032066556caf3967d8fec4ad22a2d9e1e9576556b2903a0fcd5b1fd201e3477'
const ERC20_DEPOSIT = '0x49fed1d0b752ce30eee63c7a81133f3363b532fec5d4d7dd1ccfd005de4555e1'

/** The first topics of a depository's two events. */
export const DEPOSIT_TOPICS: readonly string[] = [NATIVE_DEPOSIT, ERC20_DEPOSIT]

/** Reads the deposits that the given depositories report in logs, in their order; what others report is none. */
export function depositsIn(logs: readonly Log[], depositories: readonly string[]): readonly Deposit[] {
  const trusted = depositories.map((each) => each.toLowerCase())
  return logs.filter(({ address }) => trusted.includes(address.toLowerCase())).flatMap(depositOf)
}

function depositOf({ address, topics, data }: Log): readonly Deposit[] {
  const event = topics[0]?.toLowerCase()
  const words = data.toLowerCase().slice(2).match(/.{64}/g) ?? []
  const [from = '', ...rest] = words.map((word) => `0x${word}`)
  const [token, amount, orderId] = event === NATIVE_DEPOSIT ? [undefined, ...rest] : rest
  const isDeposit = event === ERC20_DEPOSIT ? words.length === 4 : event === NATIVE_DEPOSIT && words.length === 3
  if (!isDeposit || !isHex(data) || amount === undefined || !isHex(orderId, 32)) return []
  const currency = token === undefined ? NATIVE : addressOf(token)
  const depository = address.toLowerCase()
  return [{ depository, depositor: addressOf(from), currency, amount: BigInt(amount), orderId }]
}

function addressOf(word: string): string {
  return `0x${word.slice(-40)}`
}
