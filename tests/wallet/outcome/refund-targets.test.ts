import { describe, expect, it } from 'vitest'
import { apply } from '../../../src/core/execution/apply.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { sameIdentifier } from '../../../src/core/money/currency.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import type { TrackingPorts } from '../../../src/wallet/engine/deposit-tracking.ts'
import { readRefund } from '../../../src/wallet/outcome/fill-and-refund.ts'
import { recheckOutcome } from '../../../src/wallet/outcome/recheck-outcome.ts'
import { NOW } from '../../core/honest.ts'
import { only } from '../../made.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'
import { alwaysWatched } from '../watched.ts'

const RECIPIENT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const REFUND_TO = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const swap = approvedOf(anHonest('swap-native'), 'transfer')
const { pays, minimum } = swap
const { originChainId, destinationChainId } = swap.intent
const order = JSON.parse(swap.quoteText).protocol.v2.orderData.inputs[0]
const bridged = { currency: order.payment.currency as string, amount: BigInt(order.payment.amount) }
const third = [...(chainById(devnet, destinationChainId)?.tokens ?? [])].find(
  ({ address }) => !sameIdentifier(address, minimum.currency.address),
)
if (!third) throw new Error('expected another token')

type Refund = Readonly<{ chainId: number; currency: string; recipient: string }>

function refundable(...refunds: readonly Refund[]): Execution {
  const quote = JSON.parse(swap.quoteText)
  const [input] = quote.protocol.v2.orderData.inputs
  input.refunds = refunds.map(({ chainId, ...refund }) => ({
    ...{ ...input.refunds[0], ...refund, minimumAmount: '0' },
    chainId: chainById(devnet, chainId)?.slug,
  }))
  const intent = { ...swap.intent, recipient: RECIPIENT, refundTo: REFUND_TO }
  const stage = { stage: 'refunding', status: statusOf(['0xa']), reportedAtSeconds: NOW } as const
  return { ...swap, intent, stage, quoteText: JSON.stringify(quote) }
}

function statusOf(txHashes: readonly string[]) {
  const status = decodeStatus({ status: 'refund', txHashes })
  if (!status) throw new Error('expected a status')
  return status
}

type Paid = Refund & Readonly<{ value: bigint; hash?: string; logs?: readonly bigint[] }>
type About = { minedAt?: number; used?: readonly string[]; named?: readonly string[]; silentOn?: number }

function portsOf(paid: readonly Paid[], { minedAt = NOW, used = [], named = ['0xa'], silentOn }: About = {}) {
  return only<TrackingPorts>({
    profile: devnet,
    received: async (hash: string, { chainId, address }: { chainId: number; address: string }, recipient: string) => {
      if (chainId === silentOn) return { ok: false, message: '503', reason: { code: 'OFFLINE' } }
      const mine = paid.filter(
        (each) =>
          (each.hash ?? '0xa') === hash &&
          each.chainId === chainId &&
          sameIdentifier(each.currency, address) &&
          each.recipient === recipient,
      )
      return { ok: true, value: { value: mine.reduce((sum, { value }) => sum + value, 0n) } }
    },
    minedAtSeconds: async () => ({ ok: true, value: minedAt }),
    isFinal: async () => ({ ok: true, value: true }),
    usedAmong: async (ids: readonly string[]) => ids.filter((id) => used.includes(id)),
    status: async () => ({ ok: true, status: statusOf(named) }),
    nowSeconds: () => NOW,
    watchedSeconds: alwaysWatched(() => NOW),
    isFinalityDue: () => true,
    fiveDollars: async () => undefined,
  })
}

const refunded = (execution: Execution, paid: readonly Paid[], about?: About) =>
  readRefund({ task: 'proveRefund', txHashes: about?.named ?? ['0xa'] }, execution, portsOf(paid, about))

const onlyHome: Refund = { chainId: originChainId, currency: pays.currency.address, recipient: REFUND_TO }
const toRecipient: Refund = {
  chainId: destinationChainId,
  currency: minimum.currency.address,
  recipient: RECIPIENT,
}
const inBridged: Refund = { chainId: originChainId, currency: bridged.currency, recipient: REFUND_TO }
const inThird: Refund = { chainId: destinationChainId, currency: third.address, recipient: RECIPIENT }
const unread = { event: 'refunded', refund: { proof: 'reported' } }

describe('a refund that the verified order allows', () => {
  it('is proven at the recipient, and says to whom it went', async () => {
    const value = minimum.value - 1n
    const event = await refunded(refundable(onlyHome, toRecipient), [{ ...toRecipient, value }])
    expect(event).toMatchObject({ event: 'refunded', refund: { proof: 'verified', amount: { value }, to: RECIPIENT } })
    expect(event).not.toHaveProperty('partOf')
  })

  it('is proven in the bridged currency, by the measure of what the order is paid', async () => {
    const execution = refundable(inBridged)
    const most = (bridged.amount * 96n) / 100n
    const whole = await refunded(execution, [{ ...inBridged, value: most }])
    expect(whole).toMatchObject({
      refund: { amount: { value: most, currency: { address: bridged.currency } }, to: REFUND_TO },
    })
    expect(whole).not.toHaveProperty('partOf')
    const part = await refunded(execution, [{ ...inBridged, value: 1n }])
    expect(part).toMatchObject({ event: 'arrivedInPart', of: 'refund', came: { amount: { value: 1n } } })
  })

  it('is proven in another currency beside what was paid, and never called whole', async () => {
    const value = 10n ** 30n
    const event = await refunded(refundable(onlyHome, inThird), [{ ...inThird, value }])
    expect(event).toMatchObject({
      event: 'refunded',
      refund: { proof: 'verified', amount: { value, currency: third }, to: RECIPIENT },
      partOf: pays,
    })
  })

  it('is not hidden by one wei where it is looked for first', async () => {
    const paid = [
      { ...onlyHome, value: 1n },
      { ...inBridged, value: bridged.amount },
    ]
    const event = await refunded(refundable(onlyHome, inBridged), paid)
    expect(event).toMatchObject({ event: 'refunded', refund: { amount: { value: bridged.amount } } })
  })

  it('waits while an unread place may have the refund itself', async () => {
    const paid = [{ ...inThird, value: 1n }]
    const event = await refunded(refundable(onlyHome, inThird), paid, { silentOn: originChainId })
    expect(event).toMatchObject({ event: 'obstructed' })
  })

  it.each([
    ['is older than the approval', { minedAt: NOW - 601 }],
    ['has ended another transfer', { used: ['0xa'] }],
    ['the service does not name', { named: ['0xb'] }],
  ])('is no equal payment that %s', async (_what, about) => {
    const event = await refunded(refundable(inBridged), [{ ...inBridged, value: bridged.amount }], about)
    expect(event).toMatchObject(unread)
  })
})

describe('what the verified order allows no refund by', () => {
  it.each([
    ['the recipient', toRecipient],
    ['a third currency', inThird],
    ['the bridged currency', inBridged],
    ['a stranger', { ...onlyHome, recipient: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' }],
  ])('stays the service’s word: %s', async (_what, place) => {
    expect(await refunded(refundable(onlyHome), [{ ...place, value: minimum.value - 1n }])).toMatchObject(unread)
  })

  it('is the promised amount at the recipient, which is a fill', async () => {
    const event = await refunded(refundable(onlyHome, toRecipient), [{ ...toRecipient, value: minimum.value }])
    expect(event).toMatchObject({ event: 'filled', fill: { proof: 'verified' } })
  })
})

describe('the promised amount at the recipient', () => {
  const execution = refundable(onlyHome, toRecipient)
  const paid = [{ ...toRecipient, value: minimum.value }]

  function behind(): TrackingPorts {
    const ports = portsOf(paid)
    let answers = 0
    const received: TrackingPorts['received'] = async (hash, currency, recipient) => {
      answers += 1
      return answers === 1 ? { ok: true, value: undefined } : ports.received(hash, currency, recipient)
    }
    return { ...ports, received }
  }

  it('is a fill though a first answer lacked it', async () => {
    const event = await readRefund({ task: 'proveRefund', txHashes: ['0xa'] }, execution, behind())
    expect(event).toMatchObject({ event: 'filled', fill: { proof: 'verified' } })
  })

  it.each([
    { proof: 'reported', txHash: '0xa', why: { code: 'ARRIVAL_ABSENT' } },
    { proof: 'verified', txHash: '0xc', amount: { currency: third, value: 1n }, to: RECIPIENT },
  ] as const)('is one after an end as well', async (refund) => {
    const partOf = refund.proof === 'verified' ? { partOf: pays } : {}
    const stage = { stage: 'refunded', refund, status: statusOf(['0xa']), ...partOf } as const
    const allowed = { ...refundable(onlyHome, inThird, toRecipient), stage }
    const dust = { ...inThird, hash: '0xc', value: 1n }
    const ports = portsOf([...paid, dust])
    let answers = 0
    const received: TrackingPorts['received'] = async (hash, currency, recipient) => {
      const isFill = sameIdentifier(currency.address, minimum.currency.address) && hash === '0xa'
      if (isFill) answers += 1
      return isFill && answers === 1 ? { ok: true, value: undefined } : ports.received(hash, currency, recipient)
    }
    const event = await recheckOutcome(allowed, { ...ports, received })
    expect(event).toMatchObject({ event: 'filled', fill: { proof: 'verified' } })
  })
})

describe('a refund in another place, read again', () => {
  const ended = async (execution: Execution, paid: readonly Paid[]) => {
    const event = await refunded(execution, paid)
    if (!event) throw new Error('expected an event')
    return apply(execution, event)
  }

  it('is looked for where it went, and becomes final', async () => {
    const away = { ...toRecipient, recipient: REFUND_TO }
    const paid = [{ ...toRecipient, value: minimum.value - 1n }]
    const after = await ended(refundable(away, toRecipient), paid)
    const event = await recheckOutcome(after, portsOf(paid))
    expect(event).toMatchObject({ event: 'readAgain', proof: { to: RECIPIENT }, isFinal: true })
  })

  it('is found whole elsewhere after dust in the currency paid', async () => {
    const dust = { ...onlyHome, value: 1n }
    const paid = [dust, { ...inBridged, hash: '0xb', value: bridged.amount }]
    const named = ['0xa', '0xb']
    const execution = refundable(onlyHome, inBridged)
    const asRead = { proof: 'verified', txHash: '0xa', amount: { ...pays, value: 1n }, to: REFUND_TO } as const
    const asSaid = { proof: 'reported', txHash: '0xa', why: { code: 'ARRIVAL_UNNAMED' } } as const
    for (const stage of [{ refund: asRead, partOf: pays }, { refund: asSaid }]) {
      const before = { ...execution, stage: { stage: 'refunded', status: statusOf(['0xa']), ...stage } as const }
      const event = await recheckOutcome(before, portsOf(paid, { named }))
      expect(event).toMatchObject({ event: 'readAgain', proof: { proof: 'verified', txHash: '0xb' } })
      expect(event).not.toHaveProperty('partOf')
    }
  })

  it('gives way to the promised amount at the recipient, which is a fill', async () => {
    const dust = { ...inThird, value: 1n }
    const before = await ended(refundable(onlyHome, inThird, toRecipient), [dust])
    const paid = [dust, { ...toRecipient, hash: '0xb', value: minimum.value }]
    const event = await recheckOutcome(before, portsOf(paid, { named: ['0xa', '0xb'] }))
    expect(event).toMatchObject({ event: 'filled', fill: { proof: 'verified', txHash: '0xb' } })
    if (!event) throw new Error('expected an event')
    const { stage, pendingNotifications } = apply(before, event)
    expect(stage.stage).toBe('filled')
    expect(pendingNotifications.map(({ news }) => news)).toEqual(['refunded', 'filled'])
  })

  it('is told once, and takes later parts in', async () => {
    const execution = refundable(onlyHome, inThird)
    const first = await ended(execution, [{ ...inThird, value: 5n }])
    expect(first.pendingNotifications.map(({ news }) => news)).toEqual(['refunded'])
    const paid = [
      { ...inThird, value: 5n },
      { ...inThird, hash: '0xb', value: 7n },
    ]
    const event = await recheckOutcome(first, portsOf(paid, { named: ['0xa', '0xb'] }))
    expect(event).toMatchObject({ event: 'readAgain', proof: { amount: { value: 12n } }, partOf: pays })
    if (!event) throw new Error('expected an event')
    expect(apply(first, event).pendingNotifications).toHaveLength(1)
  })
})
