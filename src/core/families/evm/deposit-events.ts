import { type Hex, isHex } from '../../../lib/hex.ts'
import type { CurrencySum } from '../../chain/facts.ts'
import type { Log } from './logs.ts'
import { NATIVE_EVM_ADDRESS } from './zero-address.ts'

/** Amounts are in smallest units; addresses and ids are lower-case. */
export type Deposit = CurrencySum & Readonly<{ depository: string; depositor: string; orderId: Hex }>

/** `own` orders belong to an `Execution`; a page pays or paid the others. */
export type KnownOrder = 'own' | 'paid'

// These topics are keccak256 of the published events.
const NATIVE_DEPOSIT = '0x8032066556caf3967d8fec4ad22a2d9e1e9576556b2903a0fcd5b1fd201e3477'
const ERC20_DEPOSIT = '0x49fed1d0b752ce30eee63c7a81133f3363b532fec5d4d7dd1ccfd005de4555e1'

export const DEPOSIT_TOPICS: readonly string[] = [NATIVE_DEPOSIT, ERC20_DEPOSIT]

/** Decodes deposits that the given depositories logged, in order. */
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
  const currency = token === undefined ? NATIVE_EVM_ADDRESS : addressOf(token)
  const depository = address.toLowerCase()
  return [{ depository, depositor: addressOf(from), currency, amount: BigInt(amount), orderId }]
}

function addressOf(word: string): string {
  return `0x${word.slice(-40)}`
}
