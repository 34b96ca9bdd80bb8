import type { EvmCall } from '../../../../core/families/evm/call.ts'
import { NATIVE_EVM_ADDRESS } from '../../../../core/families/evm/zero-address.ts'
import type { PageRpcAnswer } from '../../../nodes/page-rpc.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import type { RpcRequest } from '../../../nodes/rpc-batching.ts'
import { fundsAndOverridesOf } from './required-funds.ts'
import { type Overrides, withNative } from './state-overrides.ts'

export type FailedCall = Readonly<{
  method: 'eth_call' | 'eth_estimateGas'
  params: readonly unknown[]
  call: EvmCall
  gas: bigint | undefined
  gasPriceWei: bigint
}>

export type FundedRetryPorts = Readonly<{
  rpc: Rpc
  pass: (question: RpcRequest) => Promise<PageRpcAnswer>
  nowMilliseconds: () => number
}>

/** Pages repeat the same calls again and again. */
const KEPT_MILLISECONDS = 15_000
const MOST_KEPT = 32
/** Nodes require gas money even for simulated calls. */
const GAS_WEI = 2n ** 70n

type Explained = Readonly<{ at: number; overrides: Promise<Overrides | undefined> }>

/**
 * Makes a retry of failed calls, funded by state overrides; undefined where missing funds don't explain the failure.
 */
export function createFundedRetry({ rpc, pass, nowMilliseconds: now }: FundedRetryPorts) {
  const kept = new Map<string, Explained>()

  function overridesFor(failed: FailedCall): Promise<Overrides | undefined> {
    const { from, to, data, value } = failed.call
    const key = [from, to, value, failed.gas, failed.gasPriceWei, data].join(' ').toLowerCase()
    const known = kept.get(key)
    if (known && now() - known.at < KEPT_MILLISECONDS) return known.overrides
    kept.delete(key)
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT + 1))) kept.delete(oldest)
    const overrides = explained(rpc, failed)
    kept.set(key, { at: now(), overrides })
    return overrides
  }

  return async (failed: FailedCall): Promise<Readonly<{ result: unknown }> | undefined> => {
    const overrides = await overridesFor(failed)
    if (!overrides) return undefined
    const [call, block = 'latest'] = failed.params
    const passed = await pass({ method: failed.method, params: [call, block, overrides] })
    return passed.said === 'result' ? { result: passed.result } : undefined
  }
}

async function explained(rpc: Rpc, { call, gas, gasPriceWei }: FailedCall): Promise<Overrides | undefined> {
  const answer = await fundsAndOverridesOf(rpc, { account: call.from, calls: [call] })
  if (!answer.ok || answer.value.reverted !== undefined) return undefined
  const { needs, gasUsed, native, overrides } = answer.value
  const [used = 0n] = gasUsed
  const taken = needs.find(({ token }) => token === NATIVE_EVM_ADDRESS)?.amount ?? 0n
  const gasWei = gasPriceWei * (gas ?? used)
  const isShort = needs.some(({ amount, has }) => amount > has) || taken + gasWei > native
  return isShort ? withNative(overrides, call.from, (taken > native ? taken : native) + GAS_WEI) : undefined
}
