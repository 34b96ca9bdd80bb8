import { type Chain, currenciesOf, type Family, familyOf } from '../../core/chain/chain.ts'
import type { EvmRole, LastStep } from '../../core/execution/item.ts'
import { mostGasWei } from '../../core/families/evm/gas-limits.ts'
import { transferable } from '../../core/families/exchange-a/dex-token.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import type { CleanTokenMetadata } from '../../core/money/custom-token.ts'
import { chainById, currencyOf, type Profile, supportedChains } from '../../core/profiles/profile.ts'
import type { Reason } from '../../core/reason/reason.ts'
import type { DepositMaximum } from '../families/bitcoin/maximum.ts'
import type { Answer } from '../families/evm/node-port.ts'

/** Amounts are in the smallest unit; `pending` is unconfirmed and unspendable. */
export type ReadBalance = Answer<bigint> & Readonly<{ pending?: bigint }>

export type BalancePorts = Readonly<{
  profile: Profile
  balance: (currency: Currency, account: string) => Promise<ReadBalance>
  /** True when another currency of the chain represents the same money: it counts once. */
  isShared: (currency: Currency, account: string) => Promise<boolean>
  /** Lists unpinned holdings, as their exchange describes them. */
  heldBesides: (account: string) => Promise<readonly Readonly<{ currency: Currency; value: bigint }>[]>
  /** Undefined means that no token is there. */
  tokenAt: (chainId: number, address: string) => Promise<Answer<CleanTokenMetadata | undefined>>
  fees: (chainId: number) => Promise<Answer<Readonly<{ maxFeePerGasWei: bigint }>>>
  mostOnBitcoin: (account: string) => Promise<Answer<DepositMaximum & Readonly<{ elsewhereSats: bigint }>>>
  /** The exchange takes this on top, in its native currency, smallest unit. */
  exchangeFee: (chainId: number, account: string) => Promise<Answer<bigint>>
}>

/** Values are in the smallest unit. */
export type Balance = Readonly<{ currency: Currency; account: string }> &
  (
    | Readonly<{ known: true; value: bigint; pending?: bigint; isShared?: true }>
    | Readonly<{ known: false; why: Reason }>
  )

/** Reads all pinned currencies in parallel, and unpinned holdings. One silent node doesn't affect the others. */
export async function balancesOf(
  account: string,
  ports: BalancePorts,
  families?: readonly Family[],
): Promise<readonly Balance[]> {
  const chains = supportedChains(ports.profile, families)
  const currencies = chains.flatMap((chain) => currenciesOf(chain))
  const besides = chains.some((chain) => familyOf(chain) === 'exchangeA') ? ports.heldBesides(account) : []
  const pinned = Promise.all(
    currencies.map(async (currency): Promise<Balance> => {
      const [read, isShared] = await Promise.all([ports.balance(currency, account), ports.isShared(currency, account)])
      if (!read.ok) return { currency, account, known: false, why: read.reason }
      const { value, pending } = read
      const besides = { ...(pending ? { pending } : {}), ...(isShared ? { isShared } : {}) }
      return { currency, account, known: true, value, ...besides }
    }),
  )
  const more = (await besides).map((held): Balance => ({ ...held, account, known: true }))
  return [...(await pinned), ...more]
}

/** `onOtherAddresses` is money that the same transfer can't spend. */
export type Maximum =
  | Readonly<{
      maximum: { currency: Currency; value: bigint }
      reservedForGas: { currency: Currency; value: bigint }
      onOtherAddresses?: { currency: Currency; value: bigint }
    }>
  | Readonly<{ unavailable: Reason }>

// Prices may rise before the signature.
const HEADROOM_PERCENT = 150n

/**
 * Works out "max" for a currency. EVM native currency keeps back the dearest plan's gas and half as much; signatures
 * need none. Bitcoin spends one address; an exchange keeps its fee and its amount steps. `last` is the plan's last
 * step, by default the dearest.
 */
export async function maximumOf(
  account: string,
  chainId: number,
  address: string,
  ports: BalancePorts,
  last: LastStep = 'swap',
): Promise<Maximum> {
  const chain = chainById(ports.profile, chainId)
  const named = chain && (await describedOn(chain, address, account, ports))
  if (!chain || !named) return { unavailable: { code: 'CURRENCY_UNKNOWN' } }
  if (!named.ok) return { unavailable: named.reason }
  const currency = named.value
  const family = familyOf(chain)
  if (family === 'bitcoin') return maximumOnBitcoin(account, currency, ports)
  if (family !== 'evm') return maximumOnExchange(account, { currency, chain }, ports)
  const [balance, fees] = await Promise.all([ports.balance(currency, account), ports.fees(chainId)])
  if (!balance.ok) return { unavailable: balance.reason }
  if (!fees.ok) return { unavailable: fees.reason }
  const gas = (mostGasWei(rolesOf(last, currency), fees.value.maxFeePerGasWei) * HEADROOM_PERCENT) / 100n
  const left = balance.value > gas ? balance.value - gas : 0n
  return {
    maximum: { currency, value: currency.isNative ? left : balance.value },
    reservedForGas: { currency: chain.native, value: gas },
  }
}

// Signatures cost nothing; a plain transfer needs no approval.
function rolesOf(last: LastStep, { isNative }: Currency): readonly EvmRole[] {
  if (last === 'evmSignature') return []
  return isNative || last === 'send' ? [last] : ['resetAllowance', 'approve', last]
}

async function describedOn(
  chain: Chain,
  address: string,
  account: string,
  ports: BalancePorts,
): Promise<Answer<Currency> | undefined> {
  const { id: chainId } = chain
  const pinned = currencyOf(ports.profile, chainId, address)
  if (pinned) return { ok: true, value: pinned }
  if (familyOf(chain) === 'exchangeA') {
    const held = await ports.heldBesides(account)
    const found = held.find(({ currency }) => isSameCurrency(currency, { chainId, address }))
    return found && { ok: true, value: found.currency }
  }
  if (familyOf(chain) !== 'evm') return undefined
  const said = await ports.tokenAt(chainId, address)
  if (!said.ok) return said
  return said.value && { ok: true, value: { chainId, address, isNative: false, ...said.value } }
}

async function maximumOnBitcoin(account: string, currency: Currency, ports: BalancePorts): Promise<Maximum> {
  const most = await ports.mostOnBitcoin(account)
  if (!most.ok) return { unavailable: most.reason }
  const { maximumSats, feeSats, elsewhereSats } = most.value
  return {
    maximum: { currency, value: maximumSats },
    reservedForGas: { currency, value: feeSats },
    ...(elsewhereSats > 0n ? { onOtherAddresses: { currency, value: elsewhereSats } } : {}),
  }
}

async function maximumOnExchange(
  account: string,
  { currency, chain }: Readonly<{ currency: Currency; chain: Chain }>,
  ports: BalancePorts,
): Promise<Maximum> {
  const [balance, fee] = await Promise.all([ports.balance(currency, account), ports.exchangeFee(chain.id, account)])
  if (!balance.ok) return { unavailable: balance.reason }
  if (!fee.ok) return { unavailable: fee.reason }
  // The exchange's fee is in its dollar; other currencies can go entirely.
  const isInIt = currency.symbol === chain.native.symbol
  const kept = isInIt ? fee.value : 0n
  const left = balance.value > kept ? balance.value - kept : 0n
  const value = familyOf(chain) === 'exchangeA' ? transferable(left, currency.decimals) : left
  return {
    maximum: { currency, value },
    reservedForGas: { currency: isInIt ? currency : chain.native, value: fee.value },
  }
}
