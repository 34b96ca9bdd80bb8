import type { FundedSimulation } from '../../../../core/bundle/funded-simulation.ts'
import { NATIVE_EVM_ADDRESS } from '../../../../core/families/evm/zero-address.ts'
import { type Answer, type Failure, failedFor, type Reason } from '../../../../core/reason/reason.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { estimateCallGas } from '../gas-estimate.ts'
import { createReads } from '../reads.ts'
import type { SimulatedEffects, SimulationAbout } from './effects.ts'
import { fundsAndOverridesOf } from './required-funds.ts'

/** Without `to` it deploys a contract; wei. */
export type CallOrDeployment = Readonly<{ to: string | undefined; data: `0x${string}`; value: bigint }>

export type FundedSimulationAbout = Readonly<{
  account: string
  calls: readonly CallOrDeployment[]
  depositories: readonly string[]
}>

/** Simulates calls as if the account were funded; fails where the node cannot, or where two nodes disagree. */
export async function simulateFunded(
  rpc: Rpc,
  about: FundedSimulationAbout,
  effectsOf: (about: SimulationAbout) => Promise<Answer<SimulatedEffects>>,
): Promise<Answer<FundedSimulation>> {
  const { account, depositories } = about
  const calls = about.calls.flatMap(({ to, data, value }) =>
    to === undefined ? [] : [{ from: account, to, data, value }],
  )
  if (calls.length < about.calls.length) return simulateByEstimates(rpc, about, failedFor({ code: 'MAKES_CONTRACT' }))
  const funded = await fundsAndOverridesOf(rpc, { account, calls })
  if (!funded.ok) return simulateByEstimates(rpc, about, failedFor(funded.reason))
  const { needs, gasUsed, reverted, overrides } = funded.value
  const watched = { calls, user: account, recipient: undefined, tokens: [], spenders: [], depositories, overrides }
  const effects = reverted === undefined ? await effectsOf(watched) : undefined
  if (effects && !effects.ok && effects.reason.code === 'CONTRADICTION') return effects
  // A contract may pass one simulation and fail the next.
  const why = reverted ?? (effects?.ok ? effects.value.reverted : undefined)
  const seen: FundedSimulation['effects'] = effects && why === undefined ? effects : failedFor({ code: 'WOULD_FAIL' })
  return { ok: true, value: { needs, gasUsed, reverted: why, effects: seen } }
}

// Deployments, and nodes without `eth_simulateV1`: only gas and value are known.
async function simulateByEstimates(
  rpc: Rpc,
  { account, calls }: FundedSimulationAbout,
  why: Failure,
): Promise<Answer<FundedSimulation>> {
  const [balance, ...tried] = await Promise.all([
    createReads(rpc).balance(account),
    ...calls.map((call) => estimateCallGas(rpc, { ...call, from: account })),
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
  const needs = amount === 0n ? [] : [{ token: NATIVE_EVM_ADDRESS, amount, has: balance.value }]
  return { ok: true, value: { needs, gasUsed, reverted, effects: why } }
}
