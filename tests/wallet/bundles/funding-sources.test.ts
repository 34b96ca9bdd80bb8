import { describe, expect, it } from 'vitest'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Balance } from '../../../src/wallet/balances/currency-balances.ts'
import { fundingSources } from '../../../src/wallet/bundles/funding-sources.ts'
import { ETH, USDC, USER } from '../../core/honest.ts'
import { BASE, currency, held } from './stand.ts'

const HYPER = 999
const usdc = currency(BASE, USDC[BASE])
const eth = currency(BASE, ETH)

const found = (wanted: typeof usdc, balances: readonly Balance[]) =>
  fundingSources(wanted, balances, devnet).map(({ chainId, symbol }) => `${symbol} of ${chainId}`)

describe('what money can come from', () => {
  it('is the same asset elsewhere first, then other tokens, then what pays for gas', () => {
    const balances = [held(1, ETH, 10n ** 18n), held(BASE, ETH, 10n ** 20n), held(1, USDC[1], 1n)]
    expect(found(usdc, balances)).toEqual(['USDC of 1', 'ETH of 8453', 'ETH of 1'])
    expect(found(eth, [...balances, held(BASE, USDC[BASE], 5n)])).toEqual(['ETH of 1', 'USDC of 8453', 'USDC of 1'])
  })

  it('is never the wanted currency itself, nor what is not there or not known', () => {
    expect(found(eth, [held(BASE, ETH, 5n), held(1, ETH, 0n)])).toEqual([])
    expect(found(eth, [{ currency: currency(1, ETH), account: USER, known: false, why: { code: 'OFFLINE' } }])).toEqual(
      [],
    )
    expect(found(eth, [])).toEqual([])
  })

  it('is three currencies at most, where most is first', () => {
    const balances = [held(1, ETH, 1n), held(1, USDC[1], 7n), held(BASE, USDC[BASE], 8n), held(HYPER, ETH, 10n ** 20n)]
    expect(found(eth, balances)).toEqual(['ETH of 1', 'USDC of 8453', 'USDC of 1'])
    expect(found(eth, balances.slice(1))).toEqual(['USDC of 8453', 'USDC of 1', `HYPE of ${HYPER}`])
  })
})
