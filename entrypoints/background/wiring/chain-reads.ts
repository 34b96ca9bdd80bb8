import { familyOf } from '../../../src/core/chain/chain.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../../src/core/execution/item.ts'
import { isSameAddress } from '../../../src/core/families/address.ts'
import type { DecodedTransaction } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { chainById, type Profile } from '../../../src/core/profiles/profile.ts'
import type { Answer } from '../../../src/core/reason/reason.ts'
import { currencyBalance } from '../../../src/net/families/evm/facts.ts'
import type { BalancePorts } from '../../../src/wallet/balances/balance-ports.ts'
import type { CoinInChain } from '../../../src/wallet/families/bitcoin/account-utxos.ts'
import type { OwnAddressPorts } from '../../../src/wallet/quotes/own-address-ports.ts'
import type { Evicted } from '../../../src/wallet/replacement/evicted.ts'
import type { ChainFamilies } from './families/chain-families.ts'
import {
  type BitcoinQuestion,
  confirmedSatsAt,
  type FamilyReads,
  familyReads,
  NO_ACCOUNT,
} from './families/family-reads.ts'
import type { Stores } from './stores.ts'

type Parts = ChainFamilies &
  Readonly<{
    profile: Profile
    accounts: Pick<Stores['accounts'], 'list'>
  }>

/** Wires reads of balances, received amounts and fees for each chain family. */
export function openChainReads({ profile, accounts, ...families }: Parts) {
  const { node, bitcoin, exchangeA } = families
  const indexOf = async (account: string) =>
    (await accounts.list()).find(({ address }) => isSameAddress(address, account))?.index
  const ofBitcoin: BitcoinQuestion = async (account, ask) => {
    const index = await indexOf(account)
    return bitcoin && index !== undefined ? ask(bitcoin, index) : NO_ACCOUNT
  }
  const reads = familyReads(families, ofBitcoin)
  const readsAt = (chainId: number): FamilyReads => {
    const chain = chainById(profile, chainId)
    // The EVM reads throw for a chain outside the profile.
    return chain ? reads[familyOf(chain)] : reads.evm
  }

  const balances: BalancePorts = {
    profile,
    balance: (currency, account) => readsAt(currency.chainId).balance(currency, account),
    isShared: (currency, account) => readsAt(currency.chainId).isShared(currency, account),
    heldBesides: async (account) => (await exchangeA?.heldBesides(account)) ?? [],
    tokenAt: (chainId, address) => node(chainId).tokenAt(address),
    fees: (chainId) => node(chainId).fees(),
    mostOnBitcoin: (account, spending) => ofBitcoin(account, ({ mostOf }, index) => mostOf(index, spending)),
    exchangeFee: (chainId, account) => readsAt(chainId).fee(account),
  }
  const own = ownAddressPorts({ ...families, profile, indexOf })

  return {
    balances,
    standsAt: (currency: Currency, address: string) => readsAt(currency.chainId).standsAt(currency, address),
    own,
    indexOf,
    atAddress: {
      statistics: async (address: string) => bitcoin?.statistics(address) ?? NO_ACCOUNT,
      balance: (currency: Currency, address: string) => currencyBalance(node(currency.chainId), currency, address),
    },
    history: (chainId: number, address: string) => readsAt(chainId).paymentsTo(address),
    received: (hash: string, currency: Currency, recipient: string, isSent?: boolean) =>
      readsAt(currency.chainId).received(hash, currency, recipient, isSent),
    minedAtSeconds: (hash: string, chainId: number, recipient: string) =>
      readsAt(chainId).minedAtSeconds(hash, { chainId, recipient }),
    isFinal: (hash: string, chainId: number, recipient: string) =>
      readsAt(chainId).isFinal(hash, { chainId, recipient }),
    bitcoinReplacement: {
      satsPerVbyte: async (blocks: number): Promise<Answer<number>> => bitcoin?.satsPerVbyte(blocks) ?? NO_ACCOUNT,
      leastSatsPerVbyte: async (): Promise<Answer<number | undefined>> => bitcoin?.leastSatsPerVbyte() ?? NO_ACCOUNT,
      tipHeight: async (): Promise<Answer<number>> => bitcoin?.tipHeight() ?? NO_ACCOUNT,
      evicted: async (execution: Execution, index: number): Promise<Answer<Evicted>> =>
        bitcoin?.evicted(execution, index) ?? NO_ACCOUNT,
      coinsBeside: async (item: BitcoinPsbtItem, exceptId: string): Promise<Answer<readonly CoinInChain[]>> =>
        bitcoin?.coinsBeside(item, exceptId) ?? NO_ACCOUNT,
      ownScripts: async () => bitcoin?.holdings.ownScripts() ?? [],
      transaction: async (txid: string): Promise<Answer<DecodedTransaction | undefined>> =>
        bitcoin?.transaction(txid) ?? NO_ACCOUNT,
    },
  }
}

export type ChainReads = ReturnType<typeof openChainReads>

function ownAddressPorts({
  profile,
  bitcoin,
  exchangeB,
  indexOf,
}: Pick<ChainFamilies, 'bitcoin' | 'exchangeB'> & Pick<OwnAddressPorts, 'profile' | 'indexOf'>): OwnAddressPorts {
  return {
    profile,
    indexOf,
    accountOnExchangeB: async (account) => exchangeB?.accountOf(account) ?? NO_ACCOUNT,
    holdings: {
      payer: async (index, amountSats) => bitcoin?.holdings.payer(index, amountSats) ?? NO_ACCOUNT,
      owner: async (index, outpoints) => bitcoin?.holdings.owner(index, outpoints) ?? NO_ACCOUNT,
      receiving: async (index) => bitcoin?.holdings.receiving(index) ?? [],
    },
    satsAt: (address) => confirmedSatsAt(address, bitcoin),
  }
}
