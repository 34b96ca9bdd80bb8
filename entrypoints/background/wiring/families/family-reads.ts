import type { Family } from '../../../../src/core/chain/chain.ts'
import { normalizedHash } from '../../../../src/core/chain/transaction-hashes.ts'
import { bitcoinBalanceOf } from '../../../../src/core/families/bitcoin/balance.ts'
import type { Currency } from '../../../../src/core/money/currency.ts'
import { type Answer, failedFor } from '../../../../src/core/reason/reason.ts'
import { currencyBalance } from '../../../../src/net/families/evm/facts.ts'
import type { ReadBalance } from '../../../../src/wallet/balances/balance-ports.ts'
import type { ListedTransaction } from '../../../../src/wallet/deposit-address/payment-list.ts'
import type { ArrivalPorts } from '../../../../src/wallet/outcome/arrival.ts'
import type { OpenedBitcoin } from './bitcoin.ts'
import type { ChainFamilies } from './chain-families.ts'

/** `account` is our EVM address. */
export type FamilyReads = Readonly<{
  balance: (currency: Currency, account: string) => Promise<ReadBalance>
  received: ArrivalPorts['received']
  minedAtSeconds: (
    hash: string,
    at: Readonly<{ chainId: number; recipient: string }>,
  ) => Promise<Answer<number | undefined>>
  isFinal: (hash: string, at: Readonly<{ chainId: number; recipient: string }>) => Promise<Answer<boolean>>
  /** The fee on top of a transfer. */
  fee: (account: string) => Promise<Answer<bigint>>
  isShared: (currency: Currency, account: string) => Promise<boolean>
  standsAt: (currency: Currency, address: string) => Promise<Answer<bigint>>
  /** Undefined where no node lists an address's transactions. */
  paymentsTo: (address: string) => Promise<Answer<readonly ListedTransaction[]> | undefined>
}>

/** Answers `NO_ACCOUNT` without an account. */
export type BitcoinQuestion = <T>(
  account: string,
  ask: (bitcoin: OpenedBitcoin, index: number) => Promise<Answer<T>>,
) => Promise<Answer<T>>

export const NO_ACCOUNT = failedFor({ code: 'NO_OWN_ADDRESS' }, 'This wallet has no address of its own there')

const NOWHERE: FamilyReads = {
  balance: async () => NO_ACCOUNT,
  received: async () => NO_ACCOUNT,
  minedAtSeconds: async () => NO_ACCOUNT,
  isFinal: async () => NO_ACCOUNT,
  fee: async () => NO_ACCOUNT,
  isShared: async () => false,
  standsAt: async () => NO_ACCOUNT,
  paymentsTo: async () => undefined,
}

/** Makes the reads of each chain family. */
export function familyReads(
  { node, bitcoin, exchangeA, exchangeB }: ChainFamilies,
  ofBitcoin: BitcoinQuestion,
): Readonly<Record<Family, FamilyReads>> {
  return {
    evm: {
      ...NOWHERE,
      balance: (currency, account) => currencyBalance(node(currency.chainId), currency, account),
      received: (hash, { chainId, address: currency, isNative }, recipient) =>
        node(chainId).received(hash, { currency, isNative, recipient }),
      minedAtSeconds: (hash, { chainId }) => node(chainId).minedAtSeconds(hash),
      isFinal: (hash, { chainId }) => node(chainId).isFinal(hash),
      standsAt: (currency, address) => currencyBalance(node(currency.chainId), currency, address),
    },
    bitcoin: bitcoin
      ? {
          ...NOWHERE,
          balance: (_currency, account) => ofBitcoin(account, ({ balance }, index) => balance(index)),
          received: (hash, _currency, recipient, isSent) => bitcoin.received(hash, recipient, isSent),
          minedAtSeconds: (hash) => bitcoin.minedAtSeconds(normalizedHash(hash)),
          isFinal: (hash) => bitcoin.isFinal(normalizedHash(hash)),
          standsAt: (_currency, address) => confirmedSatsAt(address, bitcoin),
          paymentsTo: (address) => bitcoin.history(address),
        }
      : NOWHERE,
    exchangeA: exchangeA ? { ...NOWHERE, ...exchangeA.reads, isShared: exchangeA.isShared } : NOWHERE,
    exchangeB: { ...NOWHERE, ...exchangeB?.reads },
  }
}

/** Counts the confirmed satoshis of any address. */
export async function confirmedSatsAt(address: string, bitcoin: OpenedBitcoin | undefined): Promise<Answer<bigint>> {
  const answer = (await bitcoin?.statistics(address)) ?? NO_ACCOUNT
  return answer.ok ? { ok: true, value: bitcoinBalanceOf([answer.value]).availableSats } : answer
}
