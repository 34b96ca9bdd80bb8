import type { FundedSimulation } from '../../../../core/bundle/funded-simulation.ts'
import { NATIVE_EVM_ADDRESS } from '../../../../core/families/evm/zero-address.ts'
import { type Answer, type Failure, failedFor, type Reason } from '../../../../core/reason/reason.ts'
import type { Agreement } from '../../../nodes/agreement.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { type BlockAt, createReads, toQuantity } from '../balance-and-receipt-reads.ts'
import { estimateCallGas, largerOf } from '../gas-estimate.ts'
import type { SimulatedEffects, SimulationAbout } from './effects.ts'
import { type FundsAndOverrides, fundsAndOverridesOf } from './required-funds.ts'

/** Without `to` it deploys a contract; wei. */
export type CallOrDeployment = Readonly<{ to: string | undefined; data: `0x${string}`; value: bigint }>

export type FundedSimulationAbout = Readonly<{
  account: string
  calls: readonly CallOrDeployment[]
  depositories: readonly string[]
}>

/** Simulates calls as if the account were funded; fails where the node cannot, or where two nodes disagree. */
export async function simulateFunded(
  { read }: Pick<Agreement, 'read'>,
  about: FundedSimulationAbout,
  effectsOf: (about: SimulationAbout) => Promise<Answer<SimulatedEffects>>,
): Promise<Answer<FundedSimulation>> {
  const { account, depositories } = about
  const calls = about.calls.flatMap(({ to, data, value }) =>
    to === undefined ? [] : [{ from: account, to, data, value }],
  )
  const byEstimates = (why: Failure) =>
    read((node, at) => simulateByEstimates(inBlock(node, at), about, why), {
      weight: 'wait',
      keyOf: ({ needs, reverted }) => [needs, reverted !== undefined],
      join: (first, second) => ({ ...first, gasUsed: largerOf(first.gasUsed, second.gasUsed) }),
    })
  if (calls.length < about.calls.length) return byEstimates(failedFor({ code: 'MAKES_CONTRACT' }))
  const funded = await read((node, at) => fundsAndOverridesOf(inBlock(node, at), { account, calls }), {
    weight: 'wait',
    keyOf: ({ needs, reverted }) => [needs.map(({ token, has }) => [token, has]), reverted !== undefined],
    join: ampler,
  })
  if (!funded.ok) return funded.reason.code === 'CONTRADICTION' ? funded : byEstimates(failedFor(funded.reason))
  const { needs, gasUsed, reverted, overrides } = funded.value
  const watched = { calls, user: account, recipient: undefined, tokens: [], spenders: [], depositories, overrides }
  const effects = reverted === undefined ? await effectsOf(watched) : undefined
  if (effects && !effects.ok && effects.reason.code === 'CONTRADICTION') return effects
  // A contract may pass one simulation and fail the next.
  const why = reverted ?? (effects?.ok ? effects.value.reverted : undefined)
  const seen: FundedSimulation['effects'] = effects && why === undefined ? effects : failedFor({ code: 'WOULD_FAIL' })
  return { ok: true, value: { needs, gasUsed, reverted: why, effects: seen } }
}

function inBlock(node: Rpc, at: BlockAt): Rpc {
  if (at === 'latest') return node
  const number = toQuantity(at)
  return (method, params, schema) => {
    const named = method === 'eth_estimateGas' ? [...params, 'latest'] : params
    return node(
      method,
      named.map((each) => (each === 'latest' ? number : each)),
      schema,
    )
  }
}

// Amounts and gas may differ with the simulated time, so the larger ones count.
function ampler(first: FundsAndOverrides, second: FundsAndOverrides): FundsAndOverrides {
  const amounts = largerOf(amountsOf(first), amountsOf(second))
  const isSecond = amounts.some((amount, index) => amount > (first.needs[index]?.amount ?? 0n))
  const most = isSecond ? second : first
  const needs = most.needs.map((each, index) => ({ ...each, amount: amounts[index] ?? each.amount }))
  return { ...most, needs, gasUsed: largerOf(first.gasUsed, second.gasUsed) }
}

function amountsOf({ needs }: FundsAndOverrides): readonly bigint[] {
  return needs.map(({ amount }) => amount)
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
