import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import type { Execution, Stage, TransferNotification } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { notificationsIn } from '../../../src/ui/messages/desktop-words.ts'
import { transferIdOfNotification } from '../../../src/wallet/notifications/notification-id.ts'
import { transferNotification } from '../../../src/wallet/notifications/transfer-notification.ts'
import { ethInput, NOW } from '../../core/honest.ts'
import { madeSigned, only } from '../../made.ts'
import { broken } from '../invariants.ts'
import { flowOf } from '../sim/flows.ts'
import { live, liveOn } from '../sim/lives.ts'
import { newWorld, type World } from '../sim/world.ts'
import { approve, newSim } from '../sim.ts'
import { isStalledAt } from '../watched.ts'

const enNotifications = await notificationsIn('en')
const deNotifications = await notificationsIn('de')

function fresh(): Execution {
  const sim = newSim(() => ({}))
  approve(sim, ethInput)
  const execution = sim.stored.get('transfer')
  if (!execution) throw new Error('expected a transfer')
  return execution
}

const made = (...events: readonly object[]) =>
  events.reduce<Execution>((before, event) => apply(before, { atSeconds: NOW, ...event } as Event), fresh())
const locked = { event: 'needed', need: 'unlock', reason: { code: 'LOCKED' } } as const
const dear = { event: 'needed', need: 'fee', reason: { code: 'FEE_RISEN', most: '1 ETH' } } as const
const stalled = { event: 'stalled' } as const
const keys = ({ pendingNotifications }: Execution) => pendingNotifications.map(({ key }) => key)
const news = ({ pendingNotifications }: Execution) => pendingNotifications.map((each) => each.news)

describe('what is told of a transfer', () => {
  it('is that it waits for the user, once for each wait', () => {
    expect(news(made(locked, locked, locked))).toEqual(['unlock'])
    expect(news(made(locked, dear))).toEqual(['unlock', 'fee'])
    const terms = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
    const again = made(dear, { event: 'reserved', index: 0, terms }, dear)
    expect(news(again)).toEqual(['fee', 'fee'])
    expect(new Set(keys(again)).size).toBe(2)
  })

  it('is that it takes too long, once for each stall, and not after its end', () => {
    expect(news(made(stalled, stalled))).toEqual(['stalled'])
    const over = made({ event: 'ended', end: { reason: 'expired' } }, stalled, locked)
    expect(news(over)).toEqual(['failed'])
    expect(over.needs).toBeUndefined()
  })

  it('is over with the next progress', () => {
    const terms = { terms: 'none' } as const
    const going = made(locked, stalled, { event: 'reserved', index: 0, terms })
    expect([going.needs, going.stalledSinceSeconds, going.obstacle]).toEqual([undefined, undefined, undefined])
  })
})

describe('in a whole transfer', () => {
  const told = ({ history }: World) => history.flatMap((each) => (each.did === 'tell' ? [each.key.split(':')[1]] : []))
  const native = () => newWorld([flowOf('deposit-native', { canSimulate: false, outcome: 'fill' })])

  it('the user hears once that the wallet is locked, however often it is looked at and started anew, and of the end', async () => {
    const world = native()
    world.isLocked = true
    for (let life = 0; life < 4; life += 1) await live(world)
    expect(told(world)).toEqual(['unlock'])
    world.isLocked = false
    expect(await liveOn(world)).toBe(true)
    expect([told(world), broken(world)]).toEqual([['unlock', 'filled'], []])
  })

  it('the user hears once that a block does not come, and nothing is sent for it', async () => {
    const world = native()
    await live(world)
    const sent = world.history.filter(({ did }) => did === 'send').length
    world.nowSeconds += 3_600
    for (let life = 0; life < 4; life += 1) await live(world)
    expect(told(world)).toEqual(['stalled'])
    expect(world.history.filter(({ did }) => did === 'send')).toHaveLength(sent)
    expect(await liveOn(world)).toBe(true)
    expect([told(world), broken(world)]).toEqual([['stalled', 'filled'], []])
  })
})

describe('a stall', () => {
  it('is many times the estimate, and never less than two minutes since the last progress', () => {
    const quick = { ...fresh(), timeEstimateSeconds: 1 }
    expect([isStalledAt(quick, devnet, NOW + 120), isStalledAt(quick, devnet, NOW + 121)]).toEqual([false, true])
    const slow = { ...fresh(), timeEstimateSeconds: 60 }
    expect([isStalledAt(slow, devnet, NOW + 600), isStalledAt(slow, devnet, NOW + 601)]).toEqual([false, true])
  })

  it('is counted in blocks where blocks are slow', () => {
    const chains = devnet.chains.map((chain) => ({ ...chain, blockSeconds: 600 }))
    const about = { ...fresh(), timeEstimateSeconds: 1 }
    const onSlow = (seconds: number) => isStalledAt(about, { ...devnet, chains }, NOW + seconds)
    expect([onSlow(3_600), onSlow(3_601)]).toEqual([false, true])
  })

  it('is told late by a clock while a block of Bitcoin is waited for, whose blocks are counted', () => {
    const [item] = fresh().plan
    const plan = only<Execution['plan']>([{ ...item, kind: 'bitcoinPsbt' }])
    const about = { ...fresh(), timeEstimateSeconds: 1, plan }
    expect(isStalledAt(about, devnet, NOW + 240)).toBe(false)
    expect(isStalledAt(about, devnet, NOW + 241)).toBe(true)
    const tracking = { stage: 'tracking', status: undefined, reportedAtSeconds: NOW } as const
    expect(isStalledAt({ ...about, stage: tracking }, devnet, NOW + 7_200)).toBe(true)
  })

  it('begins anew with progress, and not with obstacle', () => {
    const waits = {
      ...made(
        { ...locked, atSeconds: NOW + 100 },
        { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: NOW + 110 },
      ),
    }
    expect(isStalledAt({ ...waits, timeEstimateSeconds: 1 }, devnet, NOW + 121)).toBe(true)
    expect(isStalledAt({ ...made(stalled), timeEstimateSeconds: 1 }, devnet, NOW + 10_000)).toBe(false)
  })
})

describe('the words on the desktop', () => {
  const say = (what: TransferNotification['news'], execution: Execution, hideAmounts = false) =>
    transferNotification({ news: what }, execution, { profile: devnet, hideAmounts, words: enNotifications })
  const status = { status: 'refund', word: 'refund', inTxHashes: [], txHashes: [] } as const
  const rest = { updatedAtMilliseconds: undefined, failReason: 'NO_LIQUIDITY' }
  const at = (stage: Stage): Execution => ({ ...fresh(), stage })
  const { pays } = fresh()
  const refund = { proof: 'verified', txHash: '0x1', amount: pays } as const
  const refunded = at({ stage: 'refunded', refund, status: { ...status, ...rest } })

  it('have amounts in groups of three, with the marks of the language', () => {
    const amount = { ...pays, value: 22_436_020_365n * 10n ** BigInt(pays.currency.decimals - 6) }
    const arrived = at({ stage: 'filled', fill: { ...refund, amount }, status: { ...status, ...rest } })
    expect(say('filled', arrived).title).toContain(`22,436.020365 ${pays.currency.symbol}`)
    const inGerman = { profile: devnet, hideAmounts: false, words: deNotifications }
    const { title } = transferNotification({ news: 'filled' }, arrived, inGerman)
    expect(title).toContain(`22\u202f436,020365 ${pays.currency.symbol}`)
  })

  it('say of a call on arrival that it was made, by the service’s word, and received only of what was read', () => {
    const reported = {
      proof: 'reported',
      txHash: '0x1',
      why: { code: 'SAID', words: 'no payment is in that transaction' },
    } as const
    const plain = at({ stage: 'filled', fill: reported, status: { ...status, ...rest } })
    const calls = [{ to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', data: '0x', value: 5n }]
    const calling = { ...plain, intent: { ...plain.intent, calls } }
    expect(say('filled', calling)).toMatchObject({
      title: 'Relay says: the contract on Base was called',
      message: expect.stringContaining('Causeway verifies payments, not what a call did'),
    })
    expect(say('filled', plain).title).toBe('Relay says: ETH arrived on Base')
    const { stage } = at({ stage: 'filled', fill: refund, status: { ...status, ...rest } })
    expect(say('filled', { ...calling, stage }).title).toMatch(/ arrived on /)
  })

  it('say what the service’s reason means, and the word itself where that is not known', () => {
    const told = (failReason: string) =>
      say('refunded', at({ stage: 'refunded', refund, status: { ...status, ...rest, failReason } })).message
    expect(told('TTL_EXPIRED')).toBe('The transfer to Base failed. It wasn’t paid out in time.')
    expect(told('NO_LIQUIDITY')).toBe('The transfer to Base failed. Relay’s reason: NO_LIQUIDITY.')
    expect(told(`toString\u202e${'a'.repeat(200)}`)).toMatch(/: toStringa+…\.$/)
  })

  it('name one transfer, so that the newest takes the place of what was shown', () => {
    expect(transferIdOfNotification(say('stalled', fresh()).id)).toBe('transfer')
    expect(say('stalled', fresh()).id).toBe(say('refunded', refunded).id)
    expect(transferIdOfNotification('other:1')).toBeUndefined()
  })

  it('say what came back, where, and why', () => {
    expect(say('refunded', refunded)).toMatchObject({
      title: 'Refunded 0.1 ETH on Ethereum',
      message: 'The transfer to Base failed. Relay’s reason: NO_LIQUIDITY.',
    })
  })

  it('keep amounts to themselves when the user hides them', () => {
    const filled = at({ stage: 'filled', fill: refund, status: { ...status, ...rest } })
    const all = [say('filled', filled, true), say('refunded', refunded, true)]
    const others = ['stalled', 'unlock', 'fee', 'requoted'] as const
    for (const each of [...all, ...others.map((what) => say(what, fresh(), true))]) {
      expect(`${each.title} ${each.message}`).not.toMatch(/\d/)
    }
    expect(say('fee', fresh()).message).toMatch(/above the 0\.\d+ ETH you confirmed/)
  })

  it('tell what was paid instead of the quoted amount, and who follows it', () => {
    const execution = at({ stage: 'tracking', status: undefined, reportedAtSeconds: 1 })
    const paid = { ...execution.pays, value: execution.pays.value / 2n }
    const told = say('requoted', { ...execution, requote: { requestId: '0x5c', paid } })
    expect(told.title).toMatch(/^0\.\d+ ETH was paid instead of 0?\.?\d+(\.\d+)? ETH$/)
    expect(told.message).toContain('Causeway follows it until the money is on Base')
    const late = say('requoted', { ...execution, requote: { requestId: '0x5c', paid: execution.pays } })
    expect(late.title).toBe('Relay made a new offer')
  })

  it('tell of a transfer that an exchange can take no more that it was probably not sent', () => {
    const signed = madeSigned({ hash: '0x01', bytes: '{}', purpose: 'step' })
    const terms = { terms: 'exchange', nonce: 1n } as const
    const lost = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed, earlier: [], isTooLate: true } as const
    expect(say('stalled', { ...fresh(), items: [lost] }).message).toMatch(/It was probably not sent\. Open it/)
  })

  it('calm down where it takes long, and promise no end', () => {
    expect(say('stalled', fresh()).message).toMatch(/^Ethereum hasn’t confirmed it yet\. Nothing is lost/)
    const tracking = at({ stage: 'tracking', status: undefined, reportedAtSeconds: 1 })
    expect(say('stalled', tracking).message).toContain('paid out on Base or refunded')
  })

  it.each([
    ['cancelled', 'You cancelled the transfer to Base'],
    ['nonceTaken', 'The transfer to Base failed'],
    ['reverted', 'The transfer to Base failed'],
  ] as const)('tell an end by %s as what it is, also when the news was another', (reason, title) => {
    expect(say('stalled', at({ stage: 'failed', end: { reason, index: 0 } })).title).toBe(title)
  })
})
