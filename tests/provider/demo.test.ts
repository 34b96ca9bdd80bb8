import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../src/core/profiles/profile.ts'
import type { AssetId } from '../../src/provider/methods/asset-ref.ts'
import { assetIdOf } from '../../src/provider/methods/asset-ref.ts'
import { pageCallOf } from '../../src/provider/methods/call-schema.ts'
import { intentRequest, sendIntentSchema } from '../../src/provider/methods/send-intent.ts'
import { callsOf, intentOf, PLACES, transactionOf } from '../devnet/dapp/asks.js'
import { decimalsOf, symbolOf } from '../devnet/dapp/units.js'

const FROM = '0x1111111111111111111111111111111111111111'
const form = {
  place: 'chain',
  trade: 'exactOutput',
  amount: '0.5',
  symbol: 'USDC',
  chainId: 8453,
  fromChainId: 1,
  recipient: '',
}

// The page names currencies like the service.
function named(asset: AssetId): Extract<AssetId, { chainId: number }> {
  if ('chainId' in asset) return asset
  throw new Error('expected a chain and an address')
}

describe('what the demo dApp asks', () => {
  it.each(Object.keys(PLACES))('is read by the wallet: %s', (place) => {
    for (const trade of ['exactOutput', 'exactInput']) {
      for (const symbol of ['USDC', 'ETH']) {
        const sent = v.parse(sendIntentSchema, intentOf({ ...form, place, trade, symbol, recipient: FROM }, FROM))
        const request = intentRequest(sent, 'key')
        const { amount } = request
        const [output, input] = [named(request.output), request.input && named(request.input)]
        for (const asset of [output, ...(input ? [input] : [])]) {
          const currency = currencyOf(devnet, asset.chainId, asset.address)
          expect(currency?.symbol).toBe(symbolOf(asset.chainId, asset.address))
          expect(currency?.decimals).toBe(decimalsOf(currency?.symbol, asset.chainId))
        }
        const measured = trade === 'exactInput' && input ? input : output
        const { decimals = 0 } = currencyOf(devnet, measured.chainId, measured.address) ?? {}
        expect(amount).toBe(5n * 10n ** BigInt(decimals - 1))
      }
    }
  })

  it.each([1, 8453, 999])('is read by the wallet: calls on chain %i', (chainId) => {
    const payment = { kind: 'till', chainId, amount: '25' }
    const sent: readonly { to: string; data: string; value?: string }[] = [
      transactionOf(payment, FROM, FROM),
      transactionOf({ ...payment, kind: 'vault', amount: '0.01' }, FROM, FROM),
      ...callsOf(payment, FROM, FROM).calls,
    ]
    for (const { to, data, value } of sent) {
      expect(pageCallOf({ to, data, value: value === undefined ? undefined : BigInt(value) })).toMatchObject({
        ok: true,
      })
    }
  })

  it('is paid with what is fixed only where it has to be', () => {
    expect(intentOf(form, FROM)).not.toHaveProperty('input')
    expect(assetIdOf(intentOf({ ...form, place: 'swap' }, FROM).input?.asset ?? '')).toMatchObject({ chainId: 1 })
  })
})
