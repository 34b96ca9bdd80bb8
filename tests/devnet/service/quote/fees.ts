import { APPROVE_GAS, DEPOSIT_ERC20_GAS, DEPOSIT_NATIVE_GAS, FILL_GAS, type GasPrice } from '../evm/gas.ts'
import { costIn, type MicroUsd, type Prices, worth } from '../prices.ts'
import { type AmountObject, type Asset, exactly, isNative, type Money, type Present } from './currencies.ts'

/** What the service takes besides gas: a flat two cents … */
export const SERVICE_FEE_FLAT_USD: MicroUsd = 20_000n
/** … and one basis point of what goes in. service-facts.md 7. */
export const SERVICE_FEE_BPS = 1n
/** The basis points in a whole. */
export const BPS = 10_000n

/** The fixed part of the relayer's fee, in the smallest unit of the input currency. */
export type FixedFee = Readonly<{ gas: bigint; flat: bigint }>

/** The delivery's gas at the destination's price, and the flat fee, both in the input currency, rounded up. */
export function fixedFee(prices: Prices, input: Asset, destination: Asset['chain'], gasPrice: GasPrice): FixedFee {
  const deliveryUsd = worth(prices, destination.native, FILL_GAS * gasPrice.expectedWei)
  return {
    gas: costIn(prices, input.currency, deliveryUsd),
    flat: costIn(prices, input.currency, SERVICE_FEE_FLAT_USD),
  }
}

/** The user's own gas on the origin chain, in its native currency: the deposit and as many approvals as steps say. */
export function originGas(input: Asset, approvals: number, gasPrice: GasPrice): Money {
  const deposit = isNative(input.currency) ? DEPOSIT_NATIVE_GAS : DEPOSIT_ERC20_GAS
  const gas = deposit + BigInt(approvals) * APPROVE_GAS
  return exactly({ chain: input.chain, currency: input.chain.native }, gas * gasPrice.expectedWei)
}

/** interface.md, `fees`: six Amount objects; the relayer's three and `app` in the input currency. */
export type Fees = Readonly<
  Record<'gas' | 'relayer' | 'relayerGas' | 'relayerService' | 'app' | 'subsidized', AmountObject>
>

/**
 * The `fees` of an answer. `relayer` is exactly what separates input from output, and its two parts add up to it.
 */
export function feesOf(
  parts: Readonly<{ gas: Money; input: Asset; relayer: bigint; relayerGas: bigint }>,
  present: Present,
): Fees {
  const { gas, input, relayer, relayerGas } = parts
  return {
    gas: present(gas),
    relayer: present(exactly(input, relayer)),
    relayerGas: present(exactly(input, relayerGas)),
    relayerService: present(exactly(input, relayer - relayerGas)),
    app: present(exactly(input, 0n)),
    subsidized: present(exactly(input, 0n)),
  }
}
