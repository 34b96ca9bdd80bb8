import { describe, expect, it } from 'vitest'
import { mostGasWei } from '../../../../src/core/families/evm/gas-limits.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { failedSaying } from '../../../../src/core/reason/reason.ts'
import type { BalancePorts } from '../../../../src/wallet/balances/balance-ports.ts'
import { maximumOf } from '../../../../src/wallet/balances/currency-balances.ts'
import { ETH, USDC, USER } from '../../../core/honest.ts'

const FEE = 2n * 10n ** 9n
const BITCOIN = 8253038
const ok = <T>(value: T) => ({ ok: true, value }) as const
const silent = failedSaying('no answer in time')

function portsWith(changes: Partial<BalancePorts> = {}): BalancePorts {
  return {
    profile: devnet,
    balance: async () => ok(10n ** 18n),
    isShared: async () => false,
    heldBesides: async () => [],
    tokenAt: async () => ok(undefined),
    fees: async () => ok({ maxFeePerGasWei: FEE }),
    mostOnBitcoin: async () =>
      ok({
        maximumSats: 90_000n,
        feeSats: 1_500n,
        speedUp: { sats: 700n, satsPerVbyte: 25 },
        elsewhereSats: 4_000n,
        protectedSats: 300_000n,
      }),
    exchangeFee: async () => ok(0n),
    ...changes,
  }
}
const gasOf = (last: 'deposit' | 'swap' | 'send') => (mostGasWei([last], FEE) * 3n) / 2n
const of = (currency: string, changes?: Partial<BalancePorts>) => maximumOf(USER, 1, currency, portsWith(changes))

describe('the most that can be sent', () => {
  it('of the native currency is what its dearest gas leaves, and half as much again', async () => {
    const gas = gasOf('deposit')
    const deposit = await maximumOf(USER, 1, ETH, portsWith(), 'deposit')
    expect(deposit).toMatchObject({ maximum: { value: 10n ** 18n - gas }, reservedForGas: { value: gas } })
    const send = await maximumOf(USER, 1, ETH, portsWith(), 'send')
    expect(send).toMatchObject({ maximum: { value: 10n ** 18n - gasOf('send') } })
  })

  it('leaves what a router may use, as long as nobody knows that none is needed', async () => {
    const gas = gasOf('swap')
    expect(await of(ETH)).toMatchObject({ maximum: { value: 10n ** 18n - gas }, reservedForGas: { value: gas } })
  })

  it.each([
    ['send', ['send']],
    ['deposit', ['resetAllowance', 'approve', 'deposit']],
    ['evmSignature', []],
  ] as const)('keeps of a token that a %s moves what its transactions may use', async (last, roles) => {
    const gas = (mostGasWei(roles, FEE) * 3n) / 2n
    expect(await maximumOf(USER, 1, USDC[1], portsWith(), last)).toMatchObject({ reservedForGas: { value: gas } })
  })

  it('is nothing, and not less, where the gas would take all', async () => {
    expect(await of(ETH, { balance: async () => ok(5n) })).toMatchObject({ maximum: { value: 0n } })
  })

  it('of a token is all of it: its gas is paid in another currency', async () => {
    const all = await of(USDC[1], { balance: async () => ok(7n) })
    expect(all).toMatchObject({ maximum: { value: 7n }, reservedForGas: { currency: { symbol: 'ETH' } } })
  })

  it('of a token that is not pinned is all of it too, in the decimals that its contract says', async () => {
    const token = `0x${'ab'.repeat(20)}`
    const tokenAt = async () => ok({ symbol: 'PEP', name: 'Pepper', decimals: 9 })
    const all = await of(token, { balance: async () => ok(7n), tokenAt })
    expect(all).toMatchObject({ maximum: { value: 7n, currency: { address: token, decimals: 9, isNative: false } } })
  })

  it('on Bitcoin is what the coins of one address can pay, less the fee for them', async () => {
    const bitcoin = devnet.chains.find(({ id }) => id === BITCOIN)?.native.address ?? ''
    const most = await maximumOf(USER, BITCOIN, bitcoin, portsWith())
    expect(most).toMatchObject({
      maximum: { value: 90_000n },
      reservedForGas: { value: 1_500n },
      onOtherAddresses: { value: 4_000n },
      protectedCoins: { value: 300_000n },
      keptForSpeedUp: { value: 700n, satsPerVbyte: 25 },
    })
    const why = await maximumOf(USER, BITCOIN, bitcoin, portsWith({ mostOnBitcoin: async () => silent }))
    expect(why).toEqual({ unavailable: { code: 'SAID', words: 'no answer in time' } })
  })

  it('on an exchange says the fee in the dollar that it is taken out of, and beside what it is not', async () => {
    const { native, tokens } = devnet.chains.find(({ slug }) => slug === 'hyperliquid') ?? devnet.chains[0] ?? {}
    const [dollar, other] = tokens ?? []
    if (!native || !dollar || !other) throw new RangeError('expected an exchange with two tokens, got none')
    const fee = 100_000_000n
    const ports = portsWith({ balance: async () => ok(5n * fee), exchangeFee: async () => ok(fee) })
    const most = (address: string) => maximumOf(USER, native.chainId, address, ports)
    expect(await most(dollar.address)).toEqual({
      maximum: { currency: dollar, value: 4n * fee },
      reservedForGas: { currency: dollar, value: fee },
    })
    expect(await most(other.address)).toEqual({
      maximum: { currency: other, value: 5n * fee },
      reservedForGas: { currency: native, value: fee },
    })
  })

  it.each([
    ['the node is silent about the balance', ETH, { balance: async () => silent }],
    ['the node is silent about fees', ETH, { fees: async () => silent }],
    ['the node is silent about a token that is not pinned', `0x${'ab'.repeat(20)}`, { tokenAt: async () => silent }],
    ['the currency is not known', `0x${'ab'.repeat(20)}`, {}],
  ] as const)('is not said where %s', async (_why, currency, changes) => {
    expect(await of(currency, changes)).toMatchObject({ unavailable: { code: expect.any(String) } })
  })
})
