import type * as v from 'valibot'
import type { WalletClient } from 'viem'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { sendCallsSchema } from '../../src/provider/methods/send-calls.ts'
import type { SendIntentInput } from '../../src/provider/methods/send-intent.ts'
import type { ProviderParams, ProviderResult } from '../../src/provider/methods.ts'
import type { BackgroundToPage } from '../../src/provider/protocol.ts'
import type {
  AuxiliaryFundsStatus,
  Capabilities,
  IntentMethods,
  IntentProvider,
  IntentStatusMessage,
  SendCalls,
  SendIntent,
} from '../../src/provider/types.ts'
import type {} from '../../src/provider/viem.ts'

type ReadCalls = v.InferInput<typeof sendCallsSchema>[0]
type Told = Extract<BackgroundToPage, { message: unknown }>['message']

const CARD = { chainId: 8453, address: '0x0000000000000000000000000000000000000000' }

describe('the types for dApps', () => {
  it('are what the wallet answers', () => {
    expectTypeOf<ProviderResult<'wallet_sendIntent'>>().toExtend<IntentMethods['wallet_sendIntent']['result']>()
    expectTypeOf<ProviderResult<'wallet_getCallsStatus'>>().toExtend<IntentMethods['wallet_getCallsStatus']['result']>()
    expectTypeOf<ProviderResult<'wallet_getCapabilities'>>().toExtend<Capabilities>()
    expectTypeOf<ProviderResult<'wallet_sendCalls'>>().toExtend<IntentMethods['wallet_sendCalls']['result']>()
    expectTypeOf<ProviderResult<'wallet_showCallsStatus'>>().toExtend<null>()
    expectTypeOf<IntentStatusMessage>().toExtend<Told>()
  })

  it('are what the wallet reads', () => {
    expectTypeOf<SendIntent>().toExtend<SendIntentInput>()
    expectTypeOf<Omit<SendCalls, 'calls'>>().toExtend<Omit<ReadCalls, 'calls'>>()
    expectTypeOf<SendCalls['calls'][number]>().toExtend<ReadCalls['calls'][number]>()
    expectTypeOf<keyof SendCalls>().toEqualTypeOf<keyof ReadCalls>()
    expectTypeOf<keyof SendIntent>().toEqualTypeOf<keyof SendIntentInput>()
    expectTypeOf<keyof SendIntent['output']>().toEqualTypeOf<keyof SendIntentInput['output']>()
    expectTypeOf<NonNullable<SendIntent['tradeType']>>().toEqualTypeOf<
      ProviderParams<'wallet_sendIntent'>[0]['tradeType']
    >()
  })

  it('take no amount that is a number, no other version, and nothing that is not there', () => {
    const intents: readonly SendIntent[] = [
      { version: '1.0.0', output: { asset: CARD, amount: '0x1' } },
      // @ts-expect-error an amount is hex text, never a number
      { version: '1.0.0', output: { asset: CARD, amount: 1 } },
      // @ts-expect-error digits are no hex
      { version: '1.0.0', output: { asset: CARD, amount: '1000' } },
      // @ts-expect-error the version is unknown
      { version: '2.0.0', output: { asset: CARD, amount: '0x1' } },
      // @ts-expect-error refunds go to the user, always
      { version: '1.0.0', output: { asset: CARD, amount: '0x1' }, refundTo: '0x' },
    ]
    expect(intents).toHaveLength(5)
  })

  it('give a request its answer, and know no other methods', () => {
    const uses = (provider: IntentProvider) => [
      provider
        .request({ method: 'wallet_getCallsStatus', params: ['0x1'] })
        .then(({ capabilities }) => capabilities?.intent?.destination.verified),
      provider
        .request({
          method: 'wallet_sendIntent',
          params: [{ version: '1.0.0', output: { asset: CARD, amount: '0x1' } }],
        })
        .then(({ id }) => id),
      provider.on('message', ({ data }) => data.status === 200),
      // @ts-expect-error one intent at a time
      provider.request({ method: 'wallet_sendIntent', params: [] }),
      // @ts-expect-error this is not about intents
      provider.request({ method: 'eth_sign', params: [] }),
      // @ts-expect-error an answer has no such field
      provider.request({ method: 'wallet_getCallsStatus', params: ['0x1'] }).then(({ origin }) => origin),
    ]
    expectTypeOf(uses).returns.toExtend<readonly unknown[]>()
  })
})

describe('what viem knows with them', () => {
  it('is funds and intents among the capabilities of a chain', () => {
    const uses = async (wallet: WalletClient) => {
      const capabilities = await wallet.getCapabilities({ chainId: 8453 })
      expectTypeOf(capabilities.auxiliaryFunds?.supported).toEqualTypeOf<boolean | undefined>()
      expectTypeOf(capabilities.crossChainIntents?.version).toEqualTypeOf<'1.0.0' | undefined>()
      // @ts-expect-error it's a flag, not a word
      const wrong: string | undefined = capabilities.auxiliaryFunds?.supported
      return wrong
    }
    expectTypeOf(uses).returns.toExtend<Promise<unknown>>()
  })

  it('is which assets calls need', () => {
    const need = { address: '0x1111111111111111111111111111111111111111', amount: '0x64', standard: 'erc20' } as const
    const uses = async (wallet: WalletClient) => {
      const about = { account: need.address, chain: undefined, calls: [{ to: need.address }] } as const
      const { id } = await wallet.sendCalls({
        ...about,
        capabilities: { auxiliaryFunds: { optional: true, requiredAssets: [need] } },
      })
      // @ts-expect-error the assets are required
      await wallet.sendCalls({ ...about, capabilities: { auxiliaryFunds: { optional: true } } })
      const requiredAssets = [{ ...need, amount: 1n }]
      // @ts-expect-error an amount is hex text, never a bigint
      await wallet.sendCalls({ ...about, capabilities: { auxiliaryFunds: { requiredAssets } } })
      // viem leaves the capabilities open.
      const { capabilities } = await wallet.waitForCallsStatus({ id })
      const funds: AuxiliaryFundsStatus | undefined = capabilities?.['auxiliaryFunds']
      return funds?.error?.code
    }
    expectTypeOf(uses).returns.toExtend<Promise<unknown>>()
  })
})
