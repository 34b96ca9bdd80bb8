import type { Asset } from '../chain.ts'
import { codeOnly } from '../errors.ts'

/** Currencies as "chainId:address". */
export type ScreeningLists = Readonly<Record<(typeof LISTS)[number], readonly string[]>>

const LISTS = ['sanctionedWallets', 'blockedWallets', 'sanctionedCurrencies'] as const

export type Screened = Readonly<{
  wallets: Readonly<Record<string, string | undefined>>
  originCurrency: Asset
  destinationCurrency: Asset
}>

export type Screening = Readonly<{
  /** Replaces the lists; throws a sentence that names the field. */
  set: (changes: Readonly<Record<string, unknown>>) => ScreeningLists
  /** Errors: SANCTIONED_WALLET_ADDRESS, BLOCKED_WALLET_ADDRESS, SANCTIONED_CURRENCY. service-facts.md 2. */
  refuse: (screened: Screened) => void
}>

export function screening(): Screening {
  let lists: ScreeningLists = { sanctionedWallets: [], blockedWallets: [], sanctionedCurrencies: [] }
  return {
    set(changes) {
      for (const [name, value] of Object.entries(changes)) {
        if (!LISTS.some((known) => known === name)) throw new RangeError(`${name}: expected one of ${LISTS.join(', ')}`)
        if (!isTexts(value)) throw new RangeError(`${name}: expected an array of strings, got ${JSON.stringify(value)}`)
        lists = { ...lists, [name]: value.map((text) => text.toLowerCase()) }
      }
      return lists
    },
    refuse({ wallets, ...assets }) {
      for (const [field, address] of Object.entries(wallets)) {
        const wallet = address?.toLowerCase() ?? ''
        if (lists.sanctionedWallets.includes(wallet)) {
          throw codeOnly(400, 'SANCTIONED_WALLET_ADDRESS', `${field}: ${address} is on a sanctions list`)
        }
        if (lists.blockedWallets.includes(wallet)) {
          throw codeOnly(400, 'BLOCKED_WALLET_ADDRESS', `${field}: ${address} is not served`)
        }
      }
      for (const [field, { chain, currency }] of Object.entries(assets)) {
        if (!lists.sanctionedCurrencies.includes(`${chain.id}:${currency.address}`.toLowerCase())) continue
        throw codeOnly(400, 'SANCTIONED_CURRENCY', `${field}: ${currency.symbol} is on a sanctions list`)
      }
    },
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
