import { currenciesOf } from '../../core/chain/chain.ts'
import type { Amount, Currency } from '../../core/money/currency.ts'
import { type Profile, supportedChains } from '../../core/profiles/profile.ts'
import type { Answer } from '../../core/reason/reason.ts'

export type FundPorts = Readonly<{
  profile: Profile
  standsAt: (currency: Currency, address: string) => Promise<Answer<bigint>>
}>

type Addresses = Readonly<{
  accounts: readonly Readonly<{ index: number; address: string }>[]
  /** `purpose` of BIP-43; the wallet spends from 84 and 86. */
  bitcoin: readonly Readonly<{ purpose: 44 | 49 | 84 | 86; address: string }>[]
}>

type Held = Readonly<{ chain: string; amount: Amount }>

/** Reads the money of a phrase that is no wallet yet; accounts after the first need some to be listed. */
export async function phraseFunds({ accounts, bitcoin }: Addresses, { profile, standsAt }: FundPorts) {
  let isWhole = true
  const read = async (currency: Currency, address: string): Promise<bigint> => {
    const answer = await standsAt(currency, address)
    if (!answer.ok) isWhole = false
    return answer.ok ? answer.value : 0n
  }
  const heldAt = async (address: string): Promise<readonly Held[]> => {
    const all = supportedChains(profile, ['evm']).flatMap((chain) =>
      currenciesOf(chain).map(async (currency) => ({
        chain: chain.name,
        amount: { currency, value: await read(currency, address) },
      })),
    )
    return (await Promise.all(all)).filter(({ amount }) => amount.value > 0n)
  }
  const [chain] = supportedChains(profile, ['bitcoin'])
  const sats = Promise.all(
    chain
      ? bitcoin.map(async (each) => ({
          ...each,
          amount: { currency: chain.native, value: await read(chain.native, each.address) },
        }))
      : [],
  )
  const ofAccounts = await Promise.all(
    accounts.map(async ({ index, address }) => ({ index, address, held: await heldAt(address) })),
  )
  const coins = (await sats).filter(({ amount }) => amount.value > 0n)
  const own = coins.flatMap(({ purpose, amount }) => (purpose === 84 || purpose === 86 ? [amount] : []))
  const total = own.reduce((sum, { value }) => sum + value, 0n)
  const ofBitcoin = chain && total > 0n ? [{ chain: chain.name, amount: { currency: chain.native, value: total } }] : []
  return {
    accounts: ofAccounts
      .map((each) => (each.index === 0 ? { ...each, held: [...each.held, ...ofBitcoin] } : each))
      .filter(({ index, held }) => index === 0 || held.length > 0),
    older: coins.flatMap(({ purpose, address, amount }) =>
      purpose === 44 || purpose === 49 ? [{ standard: `BIP-${purpose}` as const, address, amount }] : [],
    ),
    isWhole,
  }
}
