import { describe, expect, it } from 'vitest'
import { type Order, orderIdOf } from '../../../devnet/service/quote/order.ts'
import { answerTo } from '../../honest/answer.ts'
import { evmFacts } from '../../honest/evm-facts.ts'
import { depositStep } from '../../honest/evm-steps.ts'
import { ACCOUNT_INDEX, fromExchangeA, honestA, honestB, PERPS_USDC, termsOf } from '../../honest/exchanges.ts'
import { changed, type Json, json, pathOf } from '../../honest/json.ts'
import { orderOf, signatureOf } from '../../honest/order.ts'
import { ETH, STRANGER } from '../../honest.ts'
import { type Change, lied, verdictOf } from './lies.ts'

const ACCEPTED = { verdict: 'accept', codes: '' }

describe('the order of a withdrawal', () => {
  const ordered = (family: 'A' | 'B', path: string, value: Json) => {
    const honest = family === 'A' ? honestA() : honestB()
    const before = orderOf(termsOf(honest.input))
    const after: Order = JSON.parse(JSON.stringify(changed(json(before), pathOf(path), value)))
    const told = lied(honest, [[`protocol.v2.orderData.${path}`, value]])
    const [oldId, newId] = [before, after].map(orderIdOf)
    const text = JSON.stringify(told.quote)
      .replaceAll(`${oldId}`, `${newId}`)
      .replaceAll(signatureOf(oldId ?? '0x'), signatureOf(newId ?? '0x'))
    const quote: Json = JSON.parse(text)
    return verdictOf({ ...told, quote })
  }

  it('is bound as it stands', () => {
    expect(ordered('A', 'version', 'v1')).toEqual(ACCEPTED)
    expect(ordered('B', 'version', 'v1')).toEqual(ACCEPTED)
  })

  it.each([
    ['A', 'inputs[0].refunds[0].recipient', STRANGER, 'K05'],
    ['A', 'inputs[0].refunds[1].recipient', STRANGER, 'K05'],
    ['A', 'inputs[0].refunds[0].currency', ETH, 'K06'],
    ['A', 'inputs[0].refunds[0].currency', '0x6d1e7cde53ba9467b783cb7c530ce054', 'K06'],
    ['A', 'inputs[0].refunds[0].chainId', 'ethereum', 'K06'],
    ['A', 'inputs[0].payment.currency', ETH, 'K04'],
    ['A', 'inputs[0].payment.amount', '1000000001', 'K04'],
    ['A', 'inputs[0].payment.chainId', 'hyperevm', 'K03'],
    ['B', 'inputs[0].refunds[0].recipient', '509565', 'K05'],
    ['B', 'inputs[0].refunds[1].recipient', STRANGER, 'K05'],
    ['B', 'inputs[0].payment.amount', '1', 'K04'],
    ['B', 'output.payments[0].recipient', STRANGER, 'K09'],
  ] as const)('is refused: %s %s = %s (%s)', (family, path, value, code) => {
    const judged = ordered(family, path, value)
    expect(judged.verdict).toBe('refuse')
    expect(judged.codes).toContain(code)
  })

  it('cannot spell an account index in a way of its own', () => {
    for (const recipient of ['0509564', '+509564', '509564.0', '0x7c67c', ' 509564']) {
      const changes: readonly Change[] = [['protocol.v2.orderData.inputs[0].refunds[0].recipient', recipient]]
      expect(verdictOf(lied(honestB(), changes)).verdict).toBe('refuse')
    }
  })
})

describe('the order of a deposit', () => {
  const input = { ...fromExchangeA, originChainId: 8453, originCurrency: ETH, amount: 10n ** 18n }
  const deposits = {
    A: termsOf({ ...input, destinationChainId: 1337, destinationCurrency: PERPS_USDC }, { isSigned: false }),
    B: termsOf(
      { ...input, destinationChainId: 3_586_256, destinationCurrency: '0', recipient: ACCOUNT_INDEX },
      { isSigned: false },
    ),
  }

  it.each([
    ['A', 'output.payments[0].recipient', STRANGER, 'K09'],
    ['A', 'output.payments[0].currency', ETH, 'K11'],
    ['A', 'output.payments[0].currency', '0x6d1e7cde53ba9467b783cb7c530ce054', 'K11'],
    ['A', 'output.chainId', 'hyperevm', 'K08'],
    ['A', 'inputs[0].refunds[1].recipient', STRANGER, 'K05'],
    ['A', 'inputs[0].refunds[1].currency', `0x${'0'.repeat(34)}`, 'K06'],
    ['B', 'output.payments[0].recipient', '509565', 'K09'],
    ['B', 'output.payments[0].currency', '1', 'K11'],
    ['B', 'inputs[0].refunds[1].recipient', '509565', 'K05'],
    ['B', 'inputs[0].refunds[1].currency', '1', 'K06'],
  ] as const)('is refused: to %s, %s = %s (%s)', (family, path, value, code) => {
    const terms = deposits[family]
    const honest = answerTo(terms, (bound) => [depositStep(bound)])
    const before = orderOf(terms)
    const after: Order = JSON.parse(JSON.stringify(changed(json(before), pathOf(path), value)))
    const told = changed(honest, pathOf(`protocol.v2.orderData.${path}`), value)
    const [oldId, newId] = [before, after].map((order) => orderIdOf(order).slice(2))
    const quote: Json = JSON.parse(JSON.stringify(told).replaceAll(`${oldId}`, `${newId}`))
    const case_ = { ...honestA(), ...terms, facts: evmFacts(terms) }
    expect(verdictOf({ ...case_, quote: honest })).toEqual(ACCEPTED)
    const judged = verdictOf({ ...case_, quote })
    expect(judged.verdict).toBe('refuse')
    expect(judged.codes).toContain(code)
    expect(judged.codes).not.toContain('K01')
  })
})
