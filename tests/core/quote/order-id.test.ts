import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ProtocolVm } from '../../../src/core/chain/chain.ts'
import { orderIdOf } from '../../../src/core/quote/order-id.ts'
import { orderSigner } from '../../../src/core/quote/order-signature.ts'
import { decodeQuote, type OrderData } from '../../../src/core/quote/quote.ts'

const FIXTURES = join(import.meta.dirname, '../../../../shared/fixtures')
const hasFixtures = existsSync(FIXTURES)
if (!hasFixtures)
  process.stderr.write('order-id.test.ts: no published fixtures beside the project, those tests are skipped\n')

const VMS: Readonly<Record<string, ProtocolVm>> = {
  hyperliquid: 'hyperliquid-vm',
  bitcoin: 'bitcoin-vm',
  lighter: 'lighter-vm',
}
const vmOf = (slug: string): ProtocolVm | undefined => (slug === 'solana' ? undefined : (VMS[slug] ?? 'ethereum-vm'))

type Vector = {
  name: string
  scheme: string
  orderId: string
  order: unknown
  orderSignature?: string
  signer?: string
}

function vectors(): readonly Vector[] {
  const file = join(FIXTURES, 'order-id-vectors.json')
  return hasFixtures ? (JSON.parse(readFileSync(file, 'utf8')) as { orderV1: Vector[] }).orderV1 : []
}

function decoded(order: unknown): OrderData {
  const amounts = ['amount', 'weight', 'minimumAmount', 'expectedAmount']
  return JSON.parse(JSON.stringify(order), (key, value: unknown) =>
    amounts.includes(key) && (typeof value === 'string' || typeof value === 'number') ? BigInt(value) : value,
  ) as OrderData
}

describe.skipIf(!hasFixtures)('published orders', () => {
  it.each(vectors().filter((each) => !each.name.includes('solana')))(
    '$name',
    ({ order, orderId, scheme, orderSignature, signer }) => {
      const made = orderIdOf(decoded(order), vmOf)
      const isModern = scheme === 'eip712-hashStruct'
      expect(made.ok && made.orderId === orderId).toBe(isModern)
      if (orderSignature && made.ok) expect(orderSigner(made.orderId, orderSignature)?.toLowerCase()).toBe(signer)
    },
  )

  it('are decoded whole', () => {
    for (const name of [
      'quote-v2__deposit-address-open__base-optimism__docs',
      'quote-v2__fee-sponsorship__usdc-approve-deposit__docs',
    ]) {
      const result = decodeQuote(JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8')))
      expect(result.ok ? '' : result.message).toBe('')
    }
  })
})

describe('orders that cannot be hashed', () => {
  it('say which chain or address is the reason', () => {
    const order = decoded({
      version: 'v1',
      solverChainId: 'base',
      solver: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
      salt: '0x01',
      inputs: [],
      output: {
        chainId: 'atlantis',
        payments: [{ recipient: '0x', currency: '0x', minimumAmount: '0', expectedAmount: '0' }],
        calls: [],
        deadline: 1,
        extraData: '0x',
      },
      fees: [],
    })
    const unknownChain = orderIdOf(order, (slug) => (slug === 'base' ? 'ethereum-vm' : undefined))
    expect(unknownChain).toEqual({
      ok: false,
      message: 'no chain is known by the short name "atlantis"',
      reason: { code: 'ORDER_CHAIN', name: 'atlantis' },
    })
    const shortAddress = orderIdOf(order, () => 'ethereum-vm')
    expect(shortAddress).toEqual({
      ok: false,
      message: 'not 20 bytes: 0x',
      reason: { code: 'ORDER_ADDRESS', address: '0x' },
    })
    const { output } = order
    const endless = { ...order, output: { ...output, payments: [], deadline: 2 ** 40 } }
    expect(orderIdOf(endless, () => 'ethereum-vm')).toMatchObject({ ok: false, reason: { code: 'ORDER_MALFORMED' } })
  })
})
