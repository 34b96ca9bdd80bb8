import { isEffective } from '../../src/core/execution/execution.ts'
import { attemptsOf, isUnbroadcast } from '../../src/core/execution/steps/step.ts'
import { fingerprint } from '../../src/lib/fingerprint.ts'
import type { Hex } from '../../src/lib/hex.ts'
import { arrivedOf, mined } from './sim/chain.ts'
import { slotOf } from './sim/ledger.ts'
import type { Entry, World } from './sim/world.ts'

type Did<D extends Entry['did']> = Extract<Entry, { did: D }>
type Invariant = (world: World) => readonly string[]

/** Each invariant (threats 5.1) returns its violation, or undefined. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'one spending message per approved step': oneMessagePerStep,
  'no signature without its approval': approvedOnly,
  'bytes are stored as broadcast before they are sent, and stay the same': storedBeforeSent,
  'a step waits for the one before it, or both were simulated': inOrder,
  'nobody shares a nonce or a coin': oneLane,
  'nobody takes what another has allowed': allowedForItself,
  'one notice per event, and one outcome': oneNotice,
  'a failure is said when nothing that pays can get in any more, and nothing that pays is sent after it': overForGood,
  'a transfer that is to be cancelled goes no further': outForGood,
  'bytes that leave a record were given to nobody': letGoUnseen,
  'a storage failure sends nothing': silentAfterFailure,
  'nothing is paid that is not in a plan, and nothing twice': paidOnce,
  'two contexts never execute at once': neverAtOnce,
}

export function broken(world: World): readonly string[] {
  return Object.entries(INVARIANTS).flatMap(([name, holds]) => holds(world).map((why) => `${name}: ${why}`))
}

function all<D extends Entry['did']>({ history }: World, did: D): readonly Did<D>[] {
  return history.filter((entry): entry is Did<D> => entry.did === did)
}

// A replacement keeps nonce and purpose, or cancels.
function oneMessagePerStep(world: World): readonly string[] {
  const messages = new Map<string, Set<string>>()
  for (const { bytes } of all(world, 'send')) {
    const made = all(world, 'sign').find((each) => each.signed.bytes === bytes)
    if (!made) return [`sent without a signature of ours: ${bytes.slice(0, 40)}`]
    if (made.purpose === 'cancel') continue
    const step = `${made.id} ${made.index}`
    messages.set(step, (messages.get(step) ?? new Set()).add(messageOf(made)))
  }
  return [...messages].flatMap(([step, sent]) => (sent.size > 1 ? [`${step} was sent as ${sent.size} messages`] : []))
}

// Only one transaction per nonce or coin can be included.
function messageOf({ signed, terms }: Did<'sign'>): string {
  if (terms.terms === 'bitcoin') return slotOf(signed.kind, terms)
  if (signed.kind !== 'evmTransaction') return signed.bytes
  const { nonce, to, data, value } = arrivedOf(signed.bytes as Hex)
  return fingerprint({ nonce, to, data, value })
}

function approvedOnly(world: World): readonly string[] {
  return all(world, 'sign').flatMap(({ id, index, terms, purpose, stored }) => {
    const approved = world.flows.get(id)?.approved
    const state = stored?.items[index]
    if (!approved || !stored || stored.planHash !== approved.planHash) return [`${id} has no stored approval`]
    if (stored.plan !== approved.plan && fingerprint(stored.plan) !== fingerprint(approved.plan))
      return [`${id} has another plan than the approved one`]
    const isReserved = state?.phase === 'reserved' && state.purpose === purpose
    const isSame = isReserved && fingerprint(state.terms) === fingerprint(terms)
    return isSame ? [] : [`${id} ${index} was signed in ${state?.phase}, or on other terms than the stored ones`]
  })
}

function storedBeforeSent(world: World): readonly string[] {
  return all(world, 'send').flatMap(({ bytes, stored }) => {
    const state = stored
      .flatMap(({ items }) => items)
      .find((each) => attemptsOf(each).some((signed) => signed.bytes === bytes))
    if (!state) return [`sent before it was stored: ${bytes.slice(0, 40)}`]
    const isNoted = state.phase !== 'signed' || state.signed.bytes !== bytes
    return isNoted ? [] : [`sent before its broadcast was stored: ${bytes.slice(0, 40)}`]
  })
}

function inOrder(world: World): readonly string[] {
  return all(world, 'sign').flatMap(({ id, index, stored }) => {
    const isAllowed = stored?.stepOrder.stepOrder === 'pipelined' || stored?.items.slice(0, index).every(isEffective)
    return isAllowed ? [] : [`${id} ${index} was signed before the effect of ${index - 1} was read`]
  })
}

// Bytes lost with their worker or dropped unbroadcast reserve nothing.
function oneLane(world: World): readonly string[] {
  const stored = [...world.disk.values()].flatMap(({ items }) => items.flatMap(attemptsOf))
  const kept = new Set([...stored, ...all(world, 'send')].map(({ bytes }) => bytes))
  const owners = new Map<string, string>()
  return all(world, 'sign').flatMap(({ id, index, terms, signed }) => {
    if (terms.terms === 'none' || !kept.has(signed.bytes)) return []
    const resource = terms.terms === 'evm' ? `nonce ${terms.nonce}` : slotOf(signed.kind, terms)
    const owner = owners.get(resource) ?? `${id} ${index}`
    owners.set(resource, owner)
    return owner === `${id} ${index}` ? [] : [`${id} ${index} and ${owner} share ${resource}`]
  })
}

// The transfer's own approval succeeded, yet another transfer used the allowance.
function allowedForItself({ disk }: World): readonly string[] {
  return [...disk.values()].flatMap(({ id, stage, items }) => {
    if (stage.stage !== 'failed' || stage.end.reason !== 'refused' || !items.some(isEffective)) return []
    return [`${id} was refused after its first step: ${stage.end.findings.map(({ code, at }) => `${code} ${at}`)}`]
  })
}

// Only a kill between notifying and saving may repeat a notice. A new outcome after a reorganisation counts anew.
function oneNotice(world: World): readonly string[] {
  const mostOfOneEnd = 1 + world.kills + all(world, 'failToSave').length
  return [...world.flows.keys()].flatMap((id) => {
    const most = mostOfOneEnd + outcomesUndone(world, id)
    const told = all(world, 'tell').flatMap((each) => (each.id === id ? [each.key] : []))
    const doubled = [...new Set(told)].filter((key) => timesIn(told, key) > most)
    const outcomes = new Set(told.filter((key) => /:(filled|refunded|failed)$/.test(key)))
    const wrong = outcomes.size > 1 ? [...doubled, ...outcomes] : doubled
    return wrong.length === 0 ? [] : [`${id} was told ${wrong}`]
  })
}

function outcomesUndone(world: World, id: string): number {
  const stages = all(world, 'save').flatMap(({ execution }) => (execution.id === id ? [execution.stage.stage] : []))
  return stages.filter((stage, at) => at > 0 && stage !== 'failed' && stages[at - 1] === 'failed').length
}

// The last step's nonce decides the outcome; its cancellation pays nothing. After a reorganisation the record reopens
// before any broadcast.
function overForGood(world: World): readonly string[] {
  const made = all(world, 'sign')
  const payments = made.filter(
    ({ id, index, purpose }) => purpose === 'step' && index + 1 === world.flows.get(id)?.approved.plan.length,
  )
  const given = new Set<string>()
  const failed = new Set<string>()
  const open = (id: string, used: number) =>
    payments.filter((each) => each.id === id && each.terms.terms === 'evm' && each.terms.nonce >= used)
  return world.history.flatMap((entry) => {
    if (entry.did === 'send') {
      given.add(entry.bytes)
      const late = entry.stored.filter(({ stage }) => stage.stage === 'failed')
      return late.flatMap(({ id }) =>
        open(id, entry.mined).some(({ signed }) => signed.bytes === entry.bytes)
          ? [`${id} was paid after its end`]
          : [],
      )
    }
    if (entry.did !== 'save') return []
    const { id, stage } = entry.execution
    const isFirst = stage.stage === 'failed' && !failed.has(id)
    if (stage.stage === 'failed') failed.add(id)
    else failed.delete(id)
    const canGetIn = isFirst && open(id, entry.mined).some(({ signed }) => given.has(signed.bytes))
    return canGetIn ? [`${id} failed while its payment could get in`] : []
  })
}

// After the user leaves a step, its broadcast bytes may confirm. No other is signed or broadcast, even after a
// reorganisation.
function outForGood(world: World): readonly string[] {
  const unwanted = new Set<string>()
  const begun = new Set<string>()
  const unbroadcast = new Map<string, string>()
  return world.history.flatMap((entry) => {
    if (entry.did === 'save') {
      const { id, items } = entry.execution
      if (!items.some((state) => state.phase === 'reserved' && state.purpose === 'cancel')) return []
      unwanted.add(id)
      items.forEach((state, index) => {
        if (state.phase === 'signed' && isUnbroadcast(state)) unbroadcast.set(state.signed.bytes, `${id} ${index}`)
      })
    }
    if (entry.did === 'send') {
      const late = unbroadcast.get(entry.bytes)
      return late === undefined ? [] : [`${late} was broadcast after its transfer was to be cancelled`]
    }
    if (entry.did !== 'sign') return []
    const step = `${entry.id} ${entry.index}`
    const isNew = !begun.has(step)
    begun.add(step)
    return isNew && unwanted.has(entry.id) ? [`${step} was begun after its transfer was to be cancelled`] : []
  })
}

// Broadcast bytes stay in the record, so the wallet looks for them.
function letGoUnseen(world: World): readonly string[] {
  const held = new Map<string, readonly string[]>()
  const given = new Set<string>()
  return world.history.flatMap((entry) => {
    if (entry.did === 'send') given.add(entry.bytes)
    if (entry.did !== 'save') return []
    const { id, items } = entry.execution
    const before = held.get(id) ?? []
    const now = items.flatMap(attemptsOf).map(({ bytes }) => bytes)
    held.set(id, now)
    const isLost = before.some((bytes) => !now.includes(bytes) && given.has(bytes))
    return isLost ? [`${id} forgot bytes that somebody has`] : []
  })
}

function silentAfterFailure(world: World): readonly string[] {
  const failed = new Set<string>()
  return world.history.flatMap((entry) => {
    if (entry.did === 'failToSave') failed.add(`${entry.worker} ${entry.id}`)
    if (entry.did !== 'send') return []
    const made = all(world, 'sign').find((each) => each.signed.bytes === entry.bytes)
    return failed.has(`${entry.worker} ${made?.id}`) ? [`${made?.id} was sent after its save had failed`] : []
  })
}

function paidOnce(world: World): readonly string[] {
  const plans = [...world.flows.values()].flatMap(({ approved }) => approved.plan)
  const paid = mined(world.chain).map(({ to, data, value }) => `${to} ${data} ${value}`.toLowerCase())
  const due = plans.flatMap((item) =>
    item.kind === 'evmTransaction' ? [`${item.to} ${item.data} ${item.value}`.toLowerCase()] : [],
  )
  const own = `${world.chain.account} 0x 0`.toLowerCase()
  const over = paid.filter(
    (each, at) => each !== own && paid.slice(0, at + 1).filter((is) => is === each).length > timesIn(due, each),
  )
  const isTooMuch = world.ledger.taken.length > plans.filter((item) => item.kind !== 'evmTransaction').length
  return [...over, ...(isTooMuch ? ['more messages than steps were taken'] : [])]
}

function timesIn(list: readonly string[], what: string): number {
  return list.filter((each) => each === what).length
}

function neverAtOnce({ history }: World): readonly string[] {
  const running = new Map<string, number>()
  return history.flatMap((entry) => {
    if (entry.did === 'end' && running.get(entry.id) === entry.worker) running.delete(entry.id)
    if (entry.did !== 'begin') return []
    const other = running.get(entry.id)
    running.set(entry.id, entry.worker)
    return other === undefined || other === entry.worker ? [] : [`${entry.id} by ${other} and ${entry.worker}`]
  })
}
