import { type Chain, currenciesOf } from '../../core/chain/chain.ts'
import type { LastStep } from '../../core/execution/item.ts'
import type { Currency } from '../../core/money/currency.ts'
import { chainById, currencyOf, supportedChains } from '../../core/profiles/profile.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'
import { rulesOf } from '../families/rules-by-family.ts'
import type { BalancePorts, Maximum } from './balance-ports.ts'

/** Values are in the smallest unit. */
export type Balance = Readonly<{ currency: Currency; account: string }> &
  (
    | Readonly<{ known: true; value: bigint; pending?: bigint; isPartial?: true; isShared?: true }>
    | Readonly<{ known: false; why: Reason }>
  )

/** `unlisted` explains a currency that the profile doesn't pin. */
export type ListedBalance = Balance & Readonly<{ unlisted?: 'added' | 'held' }>

/** Reads all pinned currencies in parallel, and custom holdings. */
export async function balancesOf(
  account: string,
  ports: BalancePorts,
  chains = supportedChains(ports.profile),
): Promise<readonly Balance[]> {
  const currencies = chains.flatMap((chain) => currenciesOf(chain))
  const besides = chains.some((chain) => rulesOf(chain).listsHoldings) ? ports.heldBesides(account) : []
  const pinned = Promise.all(
    currencies.map(async (currency): Promise<Balance> => {
      const [read, isShared] = await Promise.all([ports.balance(currency, account), ports.isShared(currency, account)])
      if (!read.ok) return { currency, account, known: false, why: read.reason }
      const { value, pending, isPartial } = read
      const besides = {
        ...(pending ? { pending } : {}),
        ...(isPartial ? { isPartial } : {}),
        ...(isShared ? { isShared } : {}),
      }
      return { currency, account, known: true, value, ...besides }
    }),
  )
  const more = (await besides).map(
    (held): Balance => ('why' in held ? { ...held, account, known: false } : { ...held, account, known: true }),
  )
  return [...(await pinned), ...more]
}

/** Works out "max". EVM keeps back the dearest plan's gas and half as much, an exchange its fee. */
export async function maximumOf(
  account: string,
  chainId: number,
  address: string,
  ports: BalancePorts,
  last: LastStep = 'swap',
  coins?: readonly string[],
): Promise<Maximum> {
  const chain = chainById(ports.profile, chainId)
  const named = chain && (await describedOn(chain, address, account, ports))
  if (!chain || !named) return { unavailable: { code: 'CURRENCY_UNKNOWN' } }
  if (!named.ok) return { unavailable: named.reason }
  const question = { account, currency: named.value, chain, last, coins }
  return rulesOf(chain).maximum(question, ports)
}

async function describedOn(
  chain: Chain,
  address: string,
  account: string,
  ports: BalancePorts,
): Promise<Answer<Currency> | undefined> {
  const pinned = currencyOf(ports.profile, chain.id, address)
  return pinned
    ? { ok: true, value: pinned }
    : rulesOf(chain).customCurrency({ chainId: chain.id, address, account }, ports)
}
