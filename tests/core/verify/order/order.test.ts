import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { encodeAbiParameters } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import type { Chain, ProtocolVm } from '../../../../src/core/chain/chain.ts'
import { type IntentInput, intent } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { orderIdOf } from '../../../../src/core/quote/order-id.ts'
import { decodeQuote } from '../../../../src/core/quote/quote.ts'
import { makeReview } from '../../../../src/core/review/review.ts'
import { calldata, SELECTORS } from '../../../../src/core/verify/evm/calldata.ts'
import { isKnownExtraData } from '../../../../src/core/verify/order/extra-data.ts'
import { orderCall } from '../../../../src/core/verify/order/output.ts'
import { signatureOf } from '../../honest/order.ts'
import { ETH, ethInput, honestQuote, type QuoteJson, STRANGER, USDC, USER, usdcFacts, usdcInput } from '../../honest.ts'
import { pinnedOn } from '../../pinned.ts'
import { consistent, judge, type Lie, lied } from '../lying.ts'
import { legacyOrderId } from './legacy-id.ts'

const FIXTURES = join(import.meta.dirname, '../../../../../shared/fixtures')
const hasFixtures = existsSync(FIXTURES)
if (!hasFixtures) process.stderr.write('verify/order.test.ts: no published fixtures, those tests are skipped\n')
const published = (name: string): unknown =>
  hasFixtures ? JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8')) : undefined

const LOOK_ALIKE = `${USER.slice(0, 6)}${'a'.repeat(32)}${USER.slice(-4)}`
const ROUTER = pinnedOn(1, 'router')
const PROXY = pinnedOn(8453, 'approvalProxy')
const PERMIT2 = pinnedOn(8453, 'permit2')
const naming = (address: string) => encodeAbiParameters([{ type: 'address' }], [address.toLowerCase() as `0x${string}`])
const shown = { ...devnet, orderBinding: 'shown' as const }

type Order = Parameters<Parameters<typeof consistent>[0]>[0]
const input = (order: Order) => order.inputs[0] as Order['inputs'][number]
const refund = (order: Order) => input(order).refunds[0] as Order['inputs'][number]['refunds'][number]
const payment = (order: Order) => order.output.payments[0] as Order['output']['payments'][number]

describe('the hash of the order', () => {
  it.each<[string, Partial<IntentInput>]>([
    ['an EVM chain', {}],
    [
      'Bitcoin, to a witness program',
      {
        destinationChainId: 8_253_038,
        destinationCurrency: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
        recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      },
    ],
    [
      'Bitcoin, to an old address',
      {
        destinationChainId: 8_253_038,
        destinationCurrency: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
        recipient: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
      },
    ],
    ['exchange A', { destinationChainId: 1337, destinationCurrency: `0x${'0'.repeat(32)}` }],
    ['exchange B', { destinationChainId: 3_586_256, destinationCurrency: '0', recipient: '509564' }],
  ])('is made again for an order that pays on %s', (_name, changes) => {
    expect(judge({ input: { ...ethInput, ...changes } })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('that is not the id needs the expert, whoever else it would be right for', () => {
    const quote = lied((each) => (each.protocol.v2.orderData.salt = `0x${'6b'.repeat(32)}`))
    expect(judge({ quote })).toMatchObject({ verdict: 'override', found: ['K01 protocol.v2.orderId'] })
  })

  it('in its old defective form is a mismatch, never a proof', () => {
    const quote = honestQuote(ethInput)
    const legacy = legacyOrderId(quote.protocol.v2.orderData)
    const text = JSON.stringify(quote).replaceAll(quote.protocol.v2.orderId.slice(2), legacy.slice(2))
    expect(judge({ quote: JSON.parse(text) })).toMatchObject({
      verdict: 'override',
      found: ['K01 protocol.v2.orderId'],
    })
  })

  it.skipIf(!hasFixtures)('in its old form is the one that was published with it', () => {
    const quote = decodeQuote(published('quote-v2__hyperliquid-withdraw-LEGACYHASH__docs'))
    if (!quote.ok) throw new Error(quote.message)
    const { orderId, orderData } = quote.quote.protocol?.v2 ?? {}
    expect(legacyOrderId(orderData)).toBe(orderId)
    const vms: Readonly<Record<string, ProtocolVm>> = { hyperliquid: 'hyperliquid-vm' }
    const made = orderData && orderIdOf(orderData, (slug) => vms[slug] ?? 'ethereum-vm')
    expect(made).toMatchObject({ ok: true })
    expect(made).not.toMatchObject({ orderId })
  })

  it.each<[string, Lie]>([['K01', (quote) => (quote.protocol.v2.orderData.salt = `0x${'6b'.repeat(32)}`)]])(
    '%s is pointed out and does not stop where the profile only shows it',
    (code, lie) => {
      const { verdict, findings } = judge({ quote: lied(lie), profile: shown })
      expect(verdict).toBe('accept')
      expect(findings).toMatchObject([{ code, level: 'warn' }])
    },
  )

  it.each<[string, Lie, string]>([
    ['K22: no protocol', (quote) => Reflect.deleteProperty(quote, 'protocol'), 'K22 protocol.v2'],
    ['K22: no order', (quote) => Reflect.deleteProperty(quote.protocol.v2, 'orderData'), 'K22 protocol.v2'],
  ])('%s: what is missing is found', (_name, lie, expected) => {
    expect(judge({ quote: lied(lie) }).found).toContain(expected)
    const level = judge({ quote: lied(lie), profile: shown }).findings.find(({ code }) => code === 'K22')?.level
    expect(level).toBe('warn')
  })

  it.each([
    ['all zeros', `0x${'0'.repeat(64)}`],
    ['zeros in its first half', `0x${'0'.repeat(32)}${'5'.repeat(32)}`],
  ])('that is %s is refused, with an order and without', (_name, id) => {
    const empty = (quote: QuoteJson): QuoteJson =>
      JSON.parse(JSON.stringify(quote).replaceAll(quote.protocol.v2.orderId.slice(2), id.slice(2)))
    const without = lied((each) => Reflect.deleteProperty(each.protocol.v2, 'orderData'))
    for (const quote of [honestQuote(ethInput), without]) {
      for (const profile of [devnet, shown]) {
        const judged = judge({ quote: empty(quote), profile })
        expect(judged.verdict).toBe('refuse')
        expect(judged.found).toContain('K23 protocol.v2.orderId')
      }
    }
    const later = `0x${'0'.repeat(30)}${'5'.repeat(34)}`
    const quote = JSON.parse(JSON.stringify(without).replaceAll(without.protocol.v2.orderId.slice(2), later.slice(2)))
    expect(judge({ quote, profile: shown }).found).toEqual(['K22 protocol.v2'])
  })

  it('that is missing needs the expert, and its id still binds the deposit', () => {
    const quote = lied((each) => Reflect.deleteProperty(each.protocol.v2, 'orderData'))
    expect(judge({ quote })).toMatchObject({ verdict: 'override', found: ['K22 protocol.v2'] })
    const insisted = judge({ quote, options: { freshSeconds: 30, stepsDone: 0, overridden: ['K22'] } })
    expect(insisted.quote?.orderBinding).toBe('unverifiable')
  })
})

describe('a lie in the order, its id made right', () => {
  it.each<[string, string, Lie, 'refuse' | 'override']>([
    ['K02 .version', 'another version', consistent((order) => (order.version = 'v2')), 'override'],
    ['K03 .inputs', 'two inputs', consistent((order) => order.inputs.push({ ...input(order) })), 'refuse'],
    ['K03 .inputs', 'no input', consistent((order) => (order.inputs = [])), 'refuse'],
    [
      'K03 .inputs',
      'an input on another chain',
      consistent((order) => (input(order).payment.chainId = 'hyperevm')),
      'refuse',
    ],
    [
      'K04 protocol.v2.paymentDetails, K04 .inputs[0].payment',
      'another amount',
      consistent((order) => (input(order).payment.amount = '1')),
      'refuse',
    ],
    ['K04 .inputs[0].payment', 'another weight', consistent((order) => (input(order).payment.weight = '2')), 'refuse'],
    ['K04 .inputs[0].payment', 'no weight', consistent((order) => (input(order).payment.weight = '0')), 'refuse'],
    [
      'K04 protocol.v2.paymentDetails, K04 .inputs[0].payment, K04 .inputs[0].payment',
      'a currency that nobody pins',
      consistent((order) => (input(order).payment.currency = STRANGER)),
      'refuse',
    ],
    [
      'K05 .inputs[0].refunds[0].recipient',
      'a refund to a stranger',
      consistent((order) => (refund(order).recipient = STRANGER)),
      'refuse',
    ],
    [
      'K05 .inputs[0].refunds[1].recipient',
      'a second refund to a stranger',
      consistent((order) => input(order).refunds.push({ ...refund(order), chainId: 'base', recipient: STRANGER })),
      'refuse',
    ],
    [
      'K07 .inputs[0].refunds, K06 .inputs[0].refunds[0], K05 .inputs[0].refunds[0].recipient',
      'a refund on another chain',
      consistent((order) => (refund(order).chainId = 'hyperevm')),
      'refuse',
    ],
    ['K07 .inputs[0].refunds', 'no refund', consistent((order) => (input(order).refunds = [])), 'override'],
    [
      'K07 .inputs[0].refunds',
      'a refund on the destination alone',
      consistent((order) => (refund(order).chainId = 'base')),
      'override',
    ],
    [
      'K08 .output.chainId',
      'a payment on another chain',
      consistent((order) => (order.output.chainId = 'hyperevm')),
      'refuse',
    ],
    [
      'K09 .output.payments[0].recipient',
      'a payment to a stranger',
      consistent((order) => (payment(order).recipient = STRANGER)),
      'refuse',
    ],
    [
      'K09 .output.payments[0].recipient',
      'a payment to a router, without calls',
      consistent((order) => (payment(order).recipient = ROUTER)),
      'refuse',
    ],
    [
      'K10 .output.payments',
      'a payment split',
      consistent((order) => order.output.payments.push({ ...payment(order), recipient: STRANGER })),
      'refuse',
    ],
    ['K10 .output.payments', 'no payment', consistent((order) => (order.output.payments = [])), 'refuse'],
    [
      'K11 .output.payments[0].currency',
      'another currency',
      consistent((order) => (payment(order).currency = USDC[8453])),
      'refuse',
    ],
    [
      'K12 .output.payments[0].minimumAmount',
      'a lower minimum',
      consistent((order) => (payment(order).minimumAmount = '1')),
      'refuse',
    ],
    [
      'K13 .output.payments[0].expectedAmount',
      'another expected amount',
      consistent((order) => (payment(order).expectedAmount = '1')),
      'refuse',
    ],
    ['K14 .output.calls', 'a call', consistent((order) => order.output.calls.push('0x1234')), 'refuse'],
    ['K16 .solver', 'another solver', consistent((order) => (order.solver = STRANGER)), 'refuse'],
    ['K16 .solver', 'a solver on another chain', consistent((order) => (order.solverChainId = 'ethereum')), 'refuse'],
    [
      'K18 protocol.v2.orderData, K05 .inputs[0].refunds[0].recipient',
      'an address that is none',
      (quote) => (refund(quote.protocol.v2.orderData).recipient = '0x1234567890'),
      'refuse',
    ],
    [
      'K19 .fees',
      'a hidden fee',
      consistent((order) =>
        order.fees.push({
          recipientChainId: 'base',
          recipient: STRANGER,
          currencyChainId: 'base',
          currency: USDC[8453],
          amount: '1',
        }),
      ),
      'refuse',
    ],
    [
      'K20 .output.extraData',
      'a foreign contract fills',
      consistent((order) => (order.output.extraData = naming(STRANGER))),
      'refuse',
    ],
    [
      'K20 .inputs[0].refunds[0].extraData',
      'a foreign contract refunds',
      consistent((order) => (refund(order).extraData = naming(STRANGER))),
      'refuse',
    ],
    [
      'K20 .inputs[0].refunds[0].extraData',
      'the proxy refunds',
      consistent((order) => (refund(order).extraData = naming(PROXY))),
      'refuse',
    ],
    [
      'K20 .output.extraData',
      'a contract with something behind it',
      consistent((order) => (order.output.extraData = `${naming(ROUTER)}00`)),
      'refuse',
    ],
  ])('%s: %s', (expected, _name, lie, verdict) => {
    const judged = judge({ quote: lied(lie) })
    const found = judged.found.map((each) => each.replace(/protocol\.v2\.orderData\./, '.'))
    expect(found).toEqual(expected.split(', '))
    expect(judged.verdict).toBe(verdict)
  })

  it('C03: says when a recipient is made to look like the asked one', () => {
    const pays = judge({ quote: lied(consistent((order) => (payment(order).recipient = LOOK_ALIKE))) })
    const refunds = judge({ quote: lied(consistent((order) => (refund(order).recipient = LOOK_ALIKE))) })
    for (const { findings } of [pays, refunds]) {
      expect(findings.some(({ message }) => message.includes('which imitates'))).toBe(true)
    }
  })
})

describe('what an honest order may hold', () => {
  it.each<[string, Lie]>([
    [
      'the pinned contract in every extraData',
      consistent((order) => {
        order.output.extraData = naming(ROUTER)
        refund(order).extraData = naming(ROUTER)
      }),
    ],
    [
      'a second refund, to the recipient on the destination',
      consistent((order) => input(order).refunds.push({ ...refund(order), chainId: 'base' })),
    ],
    [
      'the signature of its solver',
      (quote) =>
        Object.assign(quote.protocol.v2, { orderSignature: signatureOf(quote.protocol.v2.orderId as `0x${string}`) }),
    ],
    ['no description of the payment', (quote) => Reflect.deleteProperty(quote.protocol.v2, 'paymentDetails')],
    [
      'addresses in other letters',
      (quote) => Object.assign(payment(quote.protocol.v2.orderData), { recipient: USER.toLowerCase() }),
    ],
  ])('%s', (_name, lie) => {
    expect(judge({ quote: lied(lie) })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('a refund on the destination goes to the recipient, one on the origin does not', () => {
    const asked = { ...ethInput, recipient: STRANGER }
    const away = consistent((order) =>
      input(order).refunds.push({ ...refund(order), chainId: 'base', recipient: STRANGER }),
    )
    const home = consistent((order) => (refund(order).recipient = STRANGER))
    expect(judge({ input: asked, quote: lied(away, asked) }).verdict).toBe('accept')
    expect(judge({ input: asked, quote: lied(home, asked) }).verdict).toBe('refuse')
  })

  it('K17: a signature of anybody else is refused', () => {
    const other = signatureOf(`0x${'11'.repeat(32)}`)
    for (const orderSignature of [other, '0x', 'evil', `0x${'11'.repeat(64)}1b`]) {
      const quote = lied((each) => Object.assign(each.protocol.v2, { orderSignature }))
      expect(judge({ quote })).toMatchObject({ verdict: orderSignature ? 'refuse' : 'accept' })
    }
  })

  it('an empty signature is none', () => {
    const signedBy = (orderSignature: string | undefined) => {
      const quote = lied((each) => Object.assign(each.protocol.v2, { orderSignature }))
      return judge({ quote }).quote?.solverSigned
    }
    expect([signedBy(undefined), signedBy('')]).toEqual([false, false])
    const { orderId } = honestQuote(ethInput).protocol.v2
    expect(signedBy(signatureOf(orderId as `0x${string}`))).toBe(true)
  })

  it('K12: where the summary leaves the minimum out, the order says it', () => {
    const quote = lied((each) => Reflect.deleteProperty(each.details.currencyOut, 'minimumAmount'))
    const { verdict, quote: proven } = judge({ quote })
    expect(verdict).toBe('accept')
    expect(proven?.minimum.value).toBe(BigInt(payment(honestQuote(ethInput).protocol.v2.orderData).minimumAmount))
  })
})

describe('the description of the payment', () => {
  it.each<[string, Lie, string]>([
    [
      'another depository',
      (quote) => (quote.protocol.v2.paymentDetails.depository = STRANGER),
      'D08 protocol.v2.paymentDetails.depository',
    ],
    [
      'N08: another chain',
      (quote) => (quote.protocol.v2.paymentDetails.chainId = 'base'),
      'K04 protocol.v2.paymentDetails',
    ],
    [
      'another currency',
      (quote) => (quote.protocol.v2.paymentDetails.currency = USDC[1]),
      'K04 protocol.v2.paymentDetails',
    ],
    ['another amount', (quote) => (quote.protocol.v2.paymentDetails.amount = '1'), 'K04 protocol.v2.paymentDetails'],
  ])('%s is refused', (_name, lie, expected) => {
    const { verdict, found } = judge({ quote: lied(lie) })
    expect(verdict).toBe('refuse')
    expect(found).toContain(expected)
  })
})

describe('calls on the destination', () => {
  const calls = [
    { to: USDC[8453], data: '0x12345678', value: 0n },
    { to: STRANGER, data: '0x', value: 7n },
  ]
  const asked: IntentInput = { ...ethInput, calls }
  const called = (change: (order: Order) => unknown = () => undefined) =>
    lied(
      consistent((order) => {
        order.output.calls = calls.map(orderCall)
        order.output.extraData = naming(ROUTER)
        change(order)
      }),
      asked,
    )

  it('are exactly the ones that were asked for, paid to the recipient or to the pinned router', () => {
    expect(judge({ input: asked, quote: called() })).toMatchObject({ verdict: 'accept', found: [] })
    const routed = called((order) => (payment(order).recipient = ROUTER))
    expect(judge({ input: asked, quote: routed })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('are shown as their bytes say, with what is proven of them and what is not', () => {
    const transfer = { to: USDC[8453], data: calldata(SELECTORS.transfer, STRANGER, 5n), value: 0n }
    const input: IntentInput = { ...ethInput, calls: [transfer] }
    const quote = lied(
      consistent((order) => {
        order.output.calls = [orderCall(transfer)]
        order.output.extraData = naming(ROUTER)
      }),
      input,
    )
    const proven = judge({ input, quote }).quote
    const of = proven && makeReview(proven, [USER], devnet)
    expect(of?.calls).toMatchObject([
      { ...transfer, value: { value: 0n }, meaning: { act: { kind: 'transfer', recipient: STRANGER, amount: 5n } } },
    ])
    expect(of?.calls[0]?.payees).toMatchObject([{ address: STRANGER, chainId: 8453, isOwn: false, amount: 5n }])
    expect(of?.calls[0]).toMatchObject({ spenders: [], called: { address: USDC[8453], mayKeep: false } })
    expect(of?.claims).toContain('calls-in-order')
    expect(of?.gaps).toContain('calls-use-money')
    // The call's remainder is not in the order.
    expect(of?.claims).not.toContain('recipient-is-asked')
  })

  it('are said to keep the money for somebody unknown where they deposit it for another order', () => {
    const depository = devnet.chains.find(({ id }) => id === 8453)?.depositories[0] ?? ''
    const order = `0x${'77'.repeat(32)}`
    const deposits = [
      { to: depository, data: calldata(SELECTORS.depositNative, STRANGER, order), value: 7n },
      { to: depository, data: calldata(SELECTORS.depositErc20, STRANGER, USDC[8453], 7n, order), value: 0n },
    ]
    const input: IntentInput = { ...ethInput, calls: deposits }
    const quote = lied(
      consistent((made) => {
        made.output.calls = deposits.map(orderCall)
        made.output.extraData = naming(ROUTER)
      }),
      input,
    )
    const proven = judge({ input, quote }).quote
    const of = proven && makeReview(proven, [USER], devnet)
    expect(of?.calls.map(({ meaning: { act }, called }) => [act.kind, called.mayKeep])).toEqual([
      ['deposit', true],
      ['deposit', true],
    ])
  })

  it('are not asked for where nothing crosses, since no order would bind them', () => {
    const onOneChain = { ...ethInput, destinationChainId: ethInput.originChainId, recipient: STRANGER, calls }
    expect(intent(onOneChain, devnet)).toMatchObject({
      ok: false,
      problems: [{ field: 'calls', problem: 'needTransfer' }],
    })
  })

  it.each<[string, (order: Order) => unknown, string]>([
    ['one left out', (order) => order.output.calls.pop(), 'K14'],
    ['one more', (order) => order.output.calls.push(order.output.calls[0] ?? ''), 'K14'],
    ['another order', (order) => order.output.calls.reverse(), 'K14'],
    [
      'another target',
      (order) => (order.output.calls[0] = orderCall({ to: STRANGER, data: '0x12345678', value: 0n })),
      'K14',
    ],
    ['another value', (order) => (order.output.calls[1] = orderCall({ to: STRANGER, data: '0x', value: 8n })), 'K14'],
    ['another encoding', (order) => (order.output.calls[0] += '00'), 'K14'],
    ['nobody named who makes them', (order) => (order.output.extraData = '0x'), 'K20'],
    ['a stranger who makes them', (order) => (order.output.extraData = naming(STRANGER)), 'K20'],
    ['a payment to a stranger', (order) => (payment(order).recipient = STRANGER), 'K09'],
    ['a payment to the proxy, whose owner could withdraw it', (order) => (payment(order).recipient = PROXY), 'K09'],
    ['a payment to a contract that makes no calls', (order) => (payment(order).recipient = PERMIT2), 'K09'],
    ['a payment to the token', (order) => (payment(order).recipient = USDC[8453]), 'K09'],
    ['the proxy named as the one who makes them', (order) => (order.output.extraData = naming(PROXY)), 'K20'],
    [
      'the proxy named and paid',
      (order) => {
        order.output.extraData = naming(PROXY)
        payment(order).recipient = PROXY
      },
      'K09',
    ],
  ])('with %s are refused', (_name, change, code) => {
    const { verdict, found } = judge({ input: asked, quote: called(change) })
    expect(verdict).toBe('refuse')
    expect(found.some((each) => each.startsWith(code))).toBe(true)
  })

  it('may be a single one, which somebody known must make all the same', () => {
    const input: IntentInput = { ...ethInput, calls: calls.slice(0, 1) }
    const single = (extraData: string) =>
      lied(
        consistent((order) => {
          order.output.calls = calls.slice(0, 1).map(orderCall)
          order.output.extraData = extraData
          payment(order).recipient = ROUTER
        }),
        input,
      )
    expect(judge({ input, quote: single(naming(ROUTER)) })).toMatchObject({ verdict: 'accept', found: [] })
    expect(judge({ input, quote: single('0x') }).found.map((each) => each.slice(0, 3))).toEqual(['K20', 'K09'])
  })

  it('are bound one by one and in their order, however many there are', () => {
    const some = fc.uniqueArray(
      fc.record({ data: fc.constantFrom('0x', '0x12345678', '0xab'), value: fc.bigInt({ min: 0n, max: 99n }) }),
      { minLength: 2, maxLength: 16, selector: ({ data, value }) => `${data} ${value}` },
    )
    const places = fc.record({ from: fc.nat(15), to: fc.nat(15) })
    fc.assert(
      fc.property(some, places, (made, { from, to }) => {
        const wanted = made.map((each) => ({ to: STRANGER, ...each }))
        const input: IntentInput = { ...ethInput, calls: wanted }
        const inOrder = (said: readonly (typeof wanted)[number][]) =>
          judge({
            input,
            quote: lied(
              consistent((order) => {
                order.output.calls = said.map(orderCall)
                order.output.extraData = naming(ROUTER)
              }),
              input,
            ),
          }).verdict
        expect(inOrder(wanted)).toBe('accept')
        const place = from % wanted.length
        const moved = wanted.toSpliced(place, 1)
        moved.splice(to % wanted.length, 0, ...wanted.slice(place, place + 1))
        expect(inOrder(moved)).toBe(place === to % wanted.length ? 'accept' : 'refuse')
        expect(inOrder(wanted.toSpliced(place, 1))).toBe('refuse')
        expect(inOrder([...wanted, ...wanted.slice(place, place + 1)].slice(0, 17))).toBe('refuse')
      }),
      { numRuns: 25 },
    )
  })

  it('that were asked for and left out are refused', () => {
    expect(judge({ input: asked, quote: honestQuote(asked) }).verdict).toBe('refuse')
  })
})

describe('gas on arrival as a payment of its own', () => {
  const asked: IntentInput = { ...usdcInput, topupGasUsd: 2_000_000n }
  const gas = {
    currency: { chainId: 1, address: ETH, symbol: 'ETH', name: 'Ether', decimals: 18 },
    amount: '800000000000000',
  }
  const showGas = (quote: QuoteJson) => Object.assign(quote.details, { currencyGasTopup: gas })
  const topup = { recipient: USER, currency: ETH, minimumAmount: '0', expectedAmount: gas.amount }
  const quoted = (change: object, isShown = true) =>
    lied(
      consistent((order, quote) => {
        order.output.payments.push({ ...topup, ...change })
        if (isShown) showGas(quote)
      }),
      asked,
      [asked.amount],
    )
  const facts = usdcFacts()

  it('is accepted as it was asked for', () => {
    expect(judge({ input: asked, quote: quoted({}), facts })).toMatchObject({ verdict: 'accept', found: [] })
  })

  it.each<[string, object]>([
    ['to a stranger', { recipient: STRANGER }],
    ['in another currency', { currency: USDC[1] }],
    ['of another amount', { expectedAmount: '1' }],
  ])('%s is refused', (_name, change) => {
    expect(judge({ input: asked, quote: quoted(change), facts }).found).toContain(
      'K10 protocol.v2.orderData.output.payments',
    )
  })

  it('is no cost as far as the order promises it, and one that is shown where it does not', () => {
    const costWith = (minimumAmount: string | undefined) => {
      const quote = minimumAmount === undefined ? lied(showGas, asked, [asked.amount]) : quoted({ minimumAmount })
      return judge({ input: asked, quote, facts }).quote?.cost?.value
    }
    const cost = judge({ input: usdcInput, quote: honestQuote(usdcInput, [usdcInput.amount]), facts }).quote?.cost
      ?.value
    expect(costWith(undefined)).toBe(cost)
    expect(costWith('0')).toBe(cost)
    expect(costWith(gas.amount)).toBe((cost ?? 0n) - 2_000_000n)
    expect(costWith('400000000000000')).toBe((cost ?? 0n) - 1_000_000n)
    expect(costWith('900000000000000')).toBe((cost ?? 0n) - 2_000_000n)
  })

  it('is a cost as far as independent prices say that it is worth less than was asked for', () => {
    const costAt = (dollars: bigint) => {
      const prices = [{ chainId: 1, address: ETH, price: dollars * 10n ** 18n, from: 'test' }]
      return judge({ input: asked, quote: quoted({ minimumAmount: gas.amount }), facts: { ...facts, prices } })
    }
    const whole = costAt(2_500n).quote?.cost?.value ?? 0n
    expect(costAt(5_000n).quote?.cost?.value).toBe(whole)
    expect(costAt(1_250n).quote?.cost?.value).toBe(whole + 1_000_000n)
    expect(costAt(1_250n).found).toEqual([])
  })

  it('makes nobody an expert, and is pointed out where nothing binds the service to it', () => {
    const losing = (least: bigint, minimumAmount: string) => {
      const lie = consistent((order, quote) => {
        order.output.payments.push({ ...topup, minimumAmount })
        showGas(quote)
        Object.assign(quote.details.currencyOut, { amount: `${least}`, minimumAmount: `${least}` })
        Object.assign(order.output.payments[0] ?? {}, { minimumAmount: `${least}`, expectedAmount: `${least}` })
      })
      return judge({ input: asked, quote: lied(lie, asked, [asked.amount]), facts }).found
    }
    expect(losing(96_000_000n, gas.amount)).toEqual([])
    expect(losing(96_000_000n, '0')).toEqual(['L04 details.currencyOut'])
    expect(losing(88_000_000n, '0')).toEqual(['L04 details.currencyOut'])
    expect(losing(87_999_999n, '0')).toEqual(['L05 details.currencyOut'])
  })

  it('that nobody asked for is refused', () => {
    const quote = quoted({}, false)
    expect(judge({ input: usdcInput, quote, facts }).found).toContain('K10 protocol.v2.orderData.output.payments')
  })
})

it('an order that is paid through a swap takes what the swap makes, in a pinned currency', () => {
  const unknown = (currency: string) => {
    const quote = lied(consistent((order) => (input(order).payment.currency = currency)))
    return judge({ quote }).findings.some(({ message }) => message.startsWith('The order wants an unknown currency'))
  }
  expect(unknown(USDC[1])).toBe(false)
  expect(unknown(STRANGER)).toBe(true)
})

it('a contract that carries a refund out is named nowhere but on an EVM chain', () => {
  const bitcoin = devnet.chains.find(({ vm }) => vm === 'bitcoin-vm')
  if (!bitcoin) throw new Error('expected a Bitcoin chain')
  const chain: Chain = { ...bitcoin, contracts: [{ kind: 'router', address: ROUTER, version: 'v3' }] }
  const word = `0x${ROUTER.slice(2).toLowerCase().padStart(64, '0')}`
  expect(isKnownExtraData(word, chain)).toBe(false)
  expect(isKnownExtraData('0x', chain)).toBe(true)
})
