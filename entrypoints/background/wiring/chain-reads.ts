import { type Family, familyOf } from '../../../src/core/chain/chain.ts'
import { normalizedHash } from '../../../src/core/chain/transaction-hashes.ts'
import type { ReceivedAmount } from '../../../src/core/execution/received-amount.ts'
import { isSameAddress } from '../../../src/core/families/address.ts'
import { bitcoinBalanceOf as balanceOfAddresses } from '../../../src/core/families/bitcoin/balance.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { chainById, type Profile } from '../../../src/core/profiles/profile.ts'
import { failedFor } from '../../../src/core/reason/reason.ts'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import { currencyBalance } from '../../../src/net/families/evm/facts.ts'
import type { BalancePorts, ReadBalance } from '../../../src/wallet/balances/balance-ports.ts'
import type { Answer } from '../../../src/wallet/families/evm/node-port.ts'
import type { OwnAddressPorts } from '../../../src/wallet/quotes/own-address-ports.ts'
import type { OpenedBitcoin } from './families/bitcoin.ts'
import type { OpenedExchangeA } from './families/exchange-a.ts'
import type { OpenedExchangeB } from './families/exchange-b.ts'
import type { Stores } from './stores.ts'

type Parts = Readonly<{
  profile: Profile
  node: (chainId: number) => EvmClient
  bitcoin: OpenedBitcoin | undefined
  exchangeA: OpenedExchangeA | undefined
  exchangeB: OpenedExchangeB | undefined
  accounts: Stores['accounts']
}>

const NO_ACCOUNT = failedFor({ code: 'NO_OWN_ADDRESS' }, 'This wallet has no address of its own there')

/** The reads of one chain family; `account` is our EVM address. */
type Home = Readonly<{
  balance: (currency: Currency, account: string) => Promise<ReadBalance>
  received: (hash: string, currency: Currency, recipient: string) => Promise<Answer<ReceivedAmount | undefined>>
  minedAtSeconds: (
    hash: string,
    at: Readonly<{ chainId: number; recipient: string }>,
  ) => Promise<Answer<number | undefined>>
  isFinal: (hash: string, at: Readonly<{ chainId: number; recipient: string }>) => Promise<Answer<boolean>>
  /** The fee on top of a transfer. */
  fee: (account: string) => Promise<Answer<bigint>>
}>

const NOWHERE: Home = {
  balance: async () => NO_ACCOUNT,
  received: async () => NO_ACCOUNT,
  minedAtSeconds: async () => NO_ACCOUNT,
  isFinal: async () => NO_ACCOUNT,
  fee: async () => NO_ACCOUNT,
}

/** Wires reads of balances, received amounts and fees for each chain family. */
export function openChainReads({ profile, node, bitcoin, exchangeA, exchangeB, accounts }: Parts) {
  const indexOf = async (account: string) =>
    (await accounts.list()).find(({ address }) => isSameAddress(address, account))?.index

  async function ofBitcoin<T>(
    account: string,
    ask: (bitcoin: OpenedBitcoin, index: number) => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const index = await indexOf(account)
    return bitcoin && index !== undefined ? ask(bitcoin, index) : NO_ACCOUNT
  }

  const homes: Readonly<Record<Family, Home>> = {
    evm: {
      ...NOWHERE,
      balance: (currency, account) => currencyBalance(node(currency.chainId), currency, account),
      received: (hash, { chainId, address: currency, isNative }, recipient) =>
        node(chainId).received(hash, { currency, isNative, recipient }),
      minedAtSeconds: (hash, { chainId }) => node(chainId).minedAtSeconds(hash),
      isFinal: (hash, { chainId }) => node(chainId).isFinal(hash),
    },
    bitcoin: bitcoin
      ? {
          ...NOWHERE,
          balance: (_currency, account) => ofBitcoin(account, ({ balance }, index) => balance(index)),
          received: (hash, _currency, recipient) => bitcoin.received(hash, recipient),
          minedAtSeconds: (hash) => bitcoin.minedAtSeconds(normalizedHash(hash)),
          isFinal: (hash) => bitcoin.isFinal(normalizedHash(hash)),
        }
      : NOWHERE,
    exchangeA: exchangeA?.home ?? NOWHERE,
    exchangeB: exchangeB?.home ?? NOWHERE,
  }
  const familyAt = (chainId: number): Family | undefined => {
    const chain = chainById(profile, chainId)
    return chain && familyOf(chain)
  }
  const homeAt = (chainId: number): Home => homes[familyAt(chainId) ?? 'evm']

  const balances: BalancePorts = {
    profile,
    balance: (currency, account) => homeAt(currency.chainId).balance(currency, account),
    isShared: async (currency, account) =>
      familyAt(currency.chainId) === 'exchangeA' && (await exchangeA?.isShared(currency, account)) === true,
    heldBesides: async (account) => (await exchangeA?.heldBesides(account)) ?? [],
    tokenAt: (chainId, address) => node(chainId).tokenAt(address),
    fees: (chainId) => node(chainId).fees(),
    mostOnBitcoin: (account) => ofBitcoin(account, ({ mostOf }, index) => mostOf(index)),
    exchangeFee: (chainId, account) => homeAt(chainId).fee(account),
  }

  const own: OwnAddressPorts = {
    profile,
    indexOf,
    accountOnExchangeB: async (account) => exchangeB?.accountOf(account) ?? NO_ACCOUNT,
    holdings: {
      payer: async (index, amountSats) => bitcoin?.holdings.payer(index, amountSats) ?? NO_ACCOUNT,
      receiving: async (index) => bitcoin?.holdings.receiving(index) ?? [],
    },
    satsAt: async (address) => {
      const answer = (await bitcoin?.statistics(address)) ?? NO_ACCOUNT
      if (!answer.ok) return answer
      return { ok: true, value: balanceOfAddresses([answer.value]).availableSats }
    },
  }

  return {
    balances,
    /** See `RequotePorts` of src/wallet. */
    standsAt: (currency: Currency, address: string) =>
      familyAt(currency.chainId) === 'bitcoin'
        ? own.satsAt(address)
        : currencyBalance(node(currency.chainId), currency, address),
    own,
    indexOf,
    /** Balances of any address, even a foreign one. */
    atAddress: {
      statistics: async (address: string) => bitcoin?.statistics(address) ?? NO_ACCOUNT,
      balance: (currency: Currency, address: string) => currencyBalance(node(currency.chainId), currency, address),
    },
    /** See `SightingPorts` of src/wallet. */
    history: async (chainId: number, address: string) =>
      familyAt(chainId) === 'bitcoin' ? bitcoin?.history(address) : undefined,
    received: (hash: string, currency: Currency, recipient: string) =>
      homeAt(currency.chainId).received(hash, currency, recipient),
    minedAtSeconds: (hash: string, chainId: number, recipient: string) =>
      homeAt(chainId).minedAtSeconds(hash, { chainId, recipient }),
    isFinal: (hash: string, chainId: number, recipient: string) =>
      homeAt(chainId).isFinal(hash, { chainId, recipient }),
    /** The inputs of a Bitcoin fee bump; see `BitcoinReplacementPorts` of src/wallet. */
    bitcoinReplacement: {
      satsPerVbyte: async (blocks: number): Promise<Answer<number>> => bitcoin?.satsPerVbyte(blocks) ?? NO_ACCOUNT,
      tipHeight: async (): Promise<Answer<number>> => bitcoin?.tipHeight() ?? NO_ACCOUNT,
    },
  }
}

export type ChainReads = ReturnType<typeof openChainReads>
