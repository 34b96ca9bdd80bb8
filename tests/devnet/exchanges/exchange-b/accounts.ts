import { bytesToHex } from 'viem'

/** interface.md: 3 is USDC with six decimals; devnet.md 5: 1 is the native currency. */
export type ExchangeAsset = Readonly<{ index: number; symbol: string; decimals: number }>

const NATIVE_ASSET: ExchangeAsset = { index: 1, symbol: 'ETH', decimals: 8 }
export const USDC_ASSET: ExchangeAsset = { index: 3, symbol: 'USDC', decimals: 6 }
export const ASSETS: readonly ExchangeAsset[] = [NATIVE_ASSET, USDC_ASSET]

/** devnet.md 5. */
export const PERPS_ROUTE = 0
export const SPOT_ROUTE = 1

/** The key is 40 bytes. */
export type ApiKey = Readonly<{ publicKey: Uint8Array; nextNonce: number }>

type Place = Readonly<{ accountIndex: number; assetIndex: number; route: number }>

/** Wallet addresses in any case. */
export type Accounts = Readonly<{
  open: (l1Address: string, index?: number) => number
  l1AddressOf: (accountIndex: number) => string | undefined
  ofWallet: (l1Address: string) => readonly number[]
  balance: (place: Place) => bigint
  add: (place: Place, amount: bigint) => void
  apiKey: (accountIndex: number, apiKeyIndex: number) => ApiKey | undefined
  apiKeys: (accountIndex: number) => ReadonlyMap<number, ApiKey>
  setApiKey: (accountIndex: number, apiKeyIndex: number, key: ApiKey) => void
}>

type Account = { l1Address: string; balances: Map<string, bigint>; keys: Map<number, ApiKey> }

const FIRST_INDEX = 100_001

export function createAccounts(): Accounts {
  const accounts = new Map<number, Account>()
  let next = FIRST_INDEX
  const known = (accountIndex: number) => {
    const account = accounts.get(accountIndex)
    if (!account) throw new RangeError(`accountIndex: expected an account of exchange B, got ${accountIndex}`)
    return account
  }
  const keyOf = ({ assetIndex, route }: Place) => `${assetIndex} ${route}`
  return {
    open(l1Address, wanted) {
      while (accounts.has(next)) next += 1
      const index = wanted ?? next
      if (accounts.has(index)) throw new RangeError(`index: expected one that is free, got ${index}`)
      accounts.set(index, { l1Address: l1Address.toLowerCase(), balances: new Map(), keys: new Map() })
      return index
    },
    l1AddressOf: (accountIndex) => accounts.get(accountIndex)?.l1Address,
    ofWallet: (l1Address) =>
      [...accounts]
        .filter(([, account]) => account.l1Address === l1Address.toLowerCase())
        .map(([index]) => index)
        .toSorted((a, b) => a - b),
    balance: (place) => accounts.get(place.accountIndex)?.balances.get(keyOf(place)) ?? 0n,
    add(place, amount) {
      const { balances } = known(place.accountIndex)
      balances.set(keyOf(place), (balances.get(keyOf(place)) ?? 0n) + amount)
    },
    apiKey: (accountIndex, apiKeyIndex) => accounts.get(accountIndex)?.keys.get(apiKeyIndex),
    apiKeys: (accountIndex) => accounts.get(accountIndex)?.keys ?? new Map(),
    setApiKey(accountIndex, apiKeyIndex, key) {
      known(accountIndex).keys.set(apiKeyIndex, key)
    },
  }
}

/** Prints a public key: 80 hex digits. */
export function keyText(publicKey: Uint8Array): string {
  return bytesToHex(publicKey).slice(2)
}

export function assetAt(index: number): ExchangeAsset | undefined {
  return ASSETS.find((asset) => asset.index === index)
}
