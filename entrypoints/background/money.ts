import { isSameAddress } from '../../src/core/address.ts'
import { balanceOf as balanceOfAddresses } from '../../src/core/bitcoin/balance.ts'
import { familyOf } from '../../src/core/chain.ts'
import type { Currency } from '../../src/core/currency.ts'
import { chainById, type Profile } from '../../src/core/profile.ts'
import { plainName } from '../../src/core/transaction-name.ts'
import type { Evm } from '../../src/net/evm.ts'
import { balanceOf } from '../../src/net/evm-facts.ts'
import type { BalancePorts } from '../../src/wallet/balances.ts'
import type { Answer } from '../../src/wallet/node-port.ts'
import type { OwnSidesPorts } from '../../src/wallet/own-sides.ts'
import type { OpenedBitcoin } from './bitcoin.ts'
import type { Stores } from './stores.ts'

type Parts = Readonly<{
  profile: Profile
  node: (chainId: number) => Evm
  bitcoin: OpenedBitcoin | undefined
  accounts: Stores['accounts']
}>

const NO_ACCOUNT = { ok: false, message: 'This wallet has no account there yet' } as const

/** What is where: balances, what a transaction brought, and what Bitcoin asks now, each asked in the way of its family. */
export function openMoney({ profile, node, bitcoin, accounts }: Parts) {
  const indexOf = async (account: string) =>
    (await accounts.list()).find(({ address }) => isSameAddress(address, account))?.index

  const isOnBitcoin = (chainId: number) => {
    const chain = chainById(profile, chainId)
    return chain !== undefined && familyOf(chain) === 'bitcoin'
  }

  async function ofBitcoin<T>(
    account: string,
    ask: (bitcoin: OpenedBitcoin, index: number) => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const index = await indexOf(account)
    return bitcoin && index !== undefined ? ask(bitcoin, index) : NO_ACCOUNT
  }

  const balances: BalancePorts = {
    profile,
    balance: (currency, account) =>
      isOnBitcoin(currency.chainId)
        ? ofBitcoin(account, ({ balance }, index) => balance(index))
        : balanceOf(node(currency.chainId), currency, account),
    fees: (chainId) => node(chainId).fees(),
    mostOnBitcoin: (account) => ofBitcoin(account, ({ mostOf }, index) => mostOf(index)),
  }

  const own: OwnSidesPorts = {
    profile,
    indexOf,
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
    own,
    indexOf,
    /** What stands at an address that need not be ours. */
    atAddress: {
      statistics: async (address: string) => bitcoin?.statistics(address) ?? NO_ACCOUNT,
      balance: (currency: Currency, address: string) => balanceOf(node(currency.chainId), currency, address),
    },
    /** See `SightingPorts` of src/wallet. */
    history: async (chainId: number, address: string) => (isOnBitcoin(chainId) ? bitcoin?.history(address) : undefined),
    /** See `FollowPorts` of src/wallet. */
    received: async (hash: string, currency: Currency, recipient: string): Promise<Answer<bigint | undefined>> => {
      if (isOnBitcoin(currency.chainId)) return bitcoin?.received(hash, recipient) ?? NO_ACCOUNT
      const what = { currency: currency.address, isNative: currency.isNative, recipient }
      return node(currency.chainId).received(hash, what)
    },
    /** See `ArrivalPorts` of src/wallet. */
    minedAtSeconds: async (hash: string, chainId: number): Promise<Answer<number | undefined>> =>
      isOnBitcoin(chainId)
        ? (bitcoin?.minedAtSeconds(plainName(hash)) ?? NO_ACCOUNT)
        : node(chainId).minedAtSeconds(hash),
    /** What a higher fee on Bitcoin is made of; see `BitcoinRaisePorts` of src/wallet. */
    bitcoinRaise: {
      satsPerVbyte: async (blocks: number): Promise<Answer<number>> => bitcoin?.satsPerVbyte(blocks) ?? NO_ACCOUNT,
      tipHeight: async (): Promise<Answer<number>> => bitcoin?.tipHeight() ?? NO_ACCOUNT,
    },
  }
}
