import type { RequiredFunds } from '../../../../core/bundle/funded-simulation.ts'
import { NATIVE_EVM_ADDRESS } from '../../../../core/families/evm/zero-address.ts'
import type { Answer, Reason } from '../../../../core/reason/reason.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { createReads } from '../balance-and-receipt-reads.ts'
import { largerOf } from '../gas-estimate.ts'
import { type AccountCalls, ampleWord, simulateWithAmpleFunds, tokenHoldingsOf } from './ample-funds.ts'
import type { BalanceField } from './balance-slot.ts'
import { type Outflow, type OverrideSimulation, simulateWithOverrides } from './override-simulation.ts'
import { type Overrides, type StorageWord, withNative, wordOverrides } from './state-overrides.ts'

export type FundsNeeded = Readonly<{
  /** In order, without gas; `has` is the present balance. */
  needs: readonly RequiredFunds[]
  /** Refunds deducted: a limit needs a quarter more. Failed calls have none. */
  gasUsed: readonly bigint[]
  /** Despite funding; `needs` is then incomplete. */
  reverted: Reason | undefined
}>

export type FundsAndOverrides = FundsNeeded & Readonly<{ native: bigint; overrides: Overrides }>

/** Measures the funds that calls need; they're verified again before signing. Fails where the node cannot simulate. */
export async function requiredFundsOf(rpc: Rpc, about: AccountCalls): Promise<Answer<FundsNeeded>> {
  const funded = await fundsAndOverridesOf(rpc, about)
  if (!funded.ok) return funded
  const { needs, gasUsed, reverted } = funded.value
  return { ok: true, value: { needs, gasUsed, reverted } }
}

/** Finds the same, with the state overrides that fund it. */
export async function fundsAndOverridesOf(rpc: Rpc, about: AccountCalls): Promise<Answer<FundsAndOverrides>> {
  const [native, plenty] = await Promise.all([
    createReads(rpc).balance(about.account),
    simulateWithAmpleFunds(rpc, about),
  ])
  if (!native.ok) return native
  if (!plenty.ok) return plenty
  const { simulation, fields } = plenty.value
  const others = [...simulation.gone.keys()].filter((token) => !fields.some((each) => each.token === token))
  const held = await tokenHoldingsOf(
    rpc,
    about.account,
    others.filter((token) => token !== NATIVE_EVM_ADDRESS),
  )
  const holds: Holds = new Map([
    ...[...fields, ...held].map((each) => [each.token, each.held] as const),
    [NATIVE_EVM_ADDRESS, native.value],
  ])
  const most = needsOf(simulation, { fields, holds }, ({ within }) => within)
  const least = needsOf(simulation, { fields, holds }, ({ between }) => between)
  let reverted = simulation.failed?.why
  for (const needs of reverted === undefined ? [least, most] : []) {
    const overrides = stateOf(about.account, needs, fields)
    const exact = await simulateWithOverrides(rpc, { ...about, tokens: [], overrides })
    if (!exact.ok) reverted = exact.reason
    else if (exact.value.failed) reverted = exact.value.failed.why
    else {
      const gasUsed = largerOf(simulation.gasUsed, exact.value.gasUsed)
      return { ok: true, value: { needs, gasUsed, reverted: undefined, native: native.value, overrides } }
    }
  }
  const overrides = stateOf(about.account, most, fields)
  return { ok: true, value: { needs: most, gasUsed: simulation.gasUsed, reverted, native: native.value, overrides } }
}

type Holds = ReadonlyMap<string, bigint>
type Found = Readonly<{ fields: readonly BalanceField[]; holds: Holds }>

// Tokens not provided in plenty: the present balance sufficed.
function needsOf(
  { gone }: OverrideSimulation,
  { fields, holds }: Found,
  take: (gone: Outflow) => bigint,
): readonly RequiredFunds[] {
  return [...gone].flatMap(([token, each]) => {
    const has = holds.get(token)
    if (has === undefined) return []
    const isPlenty = token === NATIVE_EVM_ADDRESS || fields.some((field) => field.token === token)
    const amount = isPlenty ? take(each) : smaller(take(each), has)
    return amount === 0n ? [] : [{ token, amount, has }]
  })
}

// Only missing funds are overridden.
function stateOf(account: string, needs: readonly RequiredFunds[], fields: readonly BalanceField[]): Overrides {
  const lacking = needs.filter(({ amount, has }) => amount > has)
  const words = lacking.flatMap(({ token, amount }): readonly StorageWord[] => {
    const field = fields.find((each) => each.token === token)
    if (!field) return []
    const { word, offset, held } = field
    return [field.isExact ? { ...field, word: word + ((amount - held) << BigInt(offset)) } : ampleWord(field)]
  })
  const native = lacking.find(({ token }) => token === NATIVE_EVM_ADDRESS)
  return native ? withNative(wordOverrides(words), account, native.amount) : wordOverrides(words)
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
