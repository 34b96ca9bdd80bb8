import type { Sum } from '../core/facts.ts'
import { type Failure, failedFor, type Reason } from '../core/reason.ts'
import { NATIVE } from '../core/zero-address.ts'
import { tryCall } from './evm-gas.ts'
import { createReads } from './evm-reads.ts'
import { fundedFor, type Need } from './evm-shortfall.ts'
import { type Effects, effectsOf } from './evm-simulation.ts'
import type { Answer, Rpc } from './rpc.ts'

/** Without `to` it deploys a contract; wei. */
export type AnyCall = Readonly<{ to: string | undefined; data: `0x${string}`; value: bigint }>

/** `needs` excludes gas (see evm-shortfall.ts); the other fields assume that the needs are met. */
export type Outlook = Readonly<{
  needs: readonly Need[]
  gasUsed: readonly bigint[]
  reverted: Reason | undefined
  effects: Answer<Readonly<{ changes: readonly Sum[]; approvals: Effects['approvals']; deposits: Effects['deposits'] }>>
}>

export type OutlookAbout = Readonly<{ account: string; calls: readonly AnyCall[]; depositories: readonly string[] }>

/**
 * Simulates calls as if the account had the needed funds.
 *
 * @returns a failure where the node cannot
 */
export async function outlookOf(rpc: Rpc, about: OutlookAbout): Promise<Answer<Outlook>> {
  const { account, depositories } = about
  const calls = about.calls.flatMap(({ to, data, value }) =>
    to === undefined ? [] : [{ from: account, to, data, value }],
  )
  if (calls.length < about.calls.length) return outlookByEstimates(rpc, about, failedFor({ code: 'MAKES_CONTRACT' }))
  const funded = await fundedFor(rpc, { account, calls })
  if (!funded.ok) return outlookByEstimates(rpc, about, failedFor(funded.reason))
  const { needs, gasUsed, reverted, overrides } = funded.value
  const watched = { calls, user: account, recipient: undefined, tokens: [], spenders: [], depositories, overrides }
  const effects = reverted === undefined ? await effectsOf(rpc, watched) : undefined
  // A contract may pass one simulation and fail the next.
  const why = reverted ?? (effects?.ok ? effects.value.reverted : undefined)
  const seen: Outlook['effects'] = effects && why === undefined ? effects : failedFor({ code: 'WOULD_FAIL' })
  return { ok: true, value: { needs, gasUsed, reverted: why, effects: seen } }
}

// Deployments, and nodes without `eth_simulateV1`: only gas and value are known.
async function outlookByEstimates(rpc: Rpc, { account, calls }: OutlookAbout, why: Failure): Promise<Answer<Outlook>> {
  const [balance, ...tried] = await Promise.all([
    createReads(rpc).balance(account),
    ...calls.map((call) => tryCall(rpc, { ...call, from: account })),
  ])
  if (!balance.ok) return balance
  const gasUsed: bigint[] = []
  let reverted: Reason | undefined
  for (const each of tried) {
    if (!each.ok) return each
    if (each.value.outcome === 'gas') gasUsed.push(each.value.gas)
    else reverted ??= each.value.why
  }
  const amount = calls.reduce((sum, { value }) => sum + value, 0n)
  const needs = amount === 0n ? [] : [{ token: NATIVE, amount, has: balance.value }]
  return { ok: true, value: { needs, gasUsed, reverted, effects: why } }
}
