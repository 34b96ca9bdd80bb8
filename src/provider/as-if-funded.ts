import * as v from 'valibot'
import { isSameAddress } from '../core/address.ts'
import type { Hex } from '../lib/hex.ts'
import { createMeter, EXPLAINED } from './limits.ts'
import type { FailedRead, ProviderPorts } from './ports.ts'
import type { ReadMethod } from './reads.ts'
import { ProviderRpcError } from './rpc-error.ts'

/** Asks a node for a page, and again as if the page's account had what the call takes, where that is why it failed. */
export type Reading = (origin: string, chainId: number, question: Asked) => Promise<unknown>

type Asked = Readonly<{ method: ReadMethod; params: readonly unknown[] }>

// Execution reverted (geth, anvil), and what nodes say of a lack of funds: geth, anvil, Nethermind.
const FAILED = [3, -32000, -32003, -32015]

const quantity = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
)
const bytes = v.custom<Hex>((value) => typeof value === 'string')
// A call with an access list or a nonce is asked with them again; only what decides what it takes is read.
const failed = v.tuple([
  v.object({
    from: v.string(),
    to: v.string(),
    data: v.nullish(bytes),
    input: v.nullish(bytes),
    value: v.nullish(quantity),
    gas: v.nullish(quantity),
    gasPrice: v.nullish(quantity),
    maxFeePerGas: v.nullish(quantity),
  }),
  v.optional(v.picklist(['latest', 'pending'])),
])

/**
 * Makes the way in which questions go to nodes. What a node answers is the answer. Where it fails a call from an account
 * that the site sees, the wallet is asked whether the account only lacks what an intent could bring; if so, the answer
 * is the node's as if it were there, and otherwise the node's error stays. Balances, calls of nobody, of the past, and
 * with overrides of their own are answered as they are. Explaining is counted by itself: one question of a site becomes
 * many questions to a node.
 */
export function createReading(ports: ProviderPorts): Reading {
  const mayBeExplained = createMeter(EXPLAINED)
  return async (origin, chainId, { method, params }) => {
    try {
      return await ports.read(chainId, method, params)
    } catch (error) {
      const read = isExecution(error) ? failedRead({ method, params }) : undefined
      if (!read || !(await isExplained(ports, origin, read)) || !mayBeExplained(origin, ports.nowMilliseconds())) {
        throw error
      }
      const answer = await ports.readAsIfFunded(chainId, read).catch(() => undefined)
      if (!answer) throw error
      return answer.result
    }
  }
}

async function isExplained(ports: ProviderPorts, origin: string, { call }: FailedRead): Promise<boolean> {
  const [accounts, isOn] = await Promise.all([ports.accountsOf(origin), ports.isAsIfFunded(origin)])
  return isOn && accounts.some((each) => isSameAddress(each, call.from))
}

function isExecution(error: unknown): boolean {
  return error instanceof ProviderRpcError && FAILED.includes(error.code)
}

function failedRead({ method, params }: Asked): FailedRead | undefined {
  if (method !== 'eth_call' && method !== 'eth_estimateGas') return undefined
  const parsed = v.safeParse(failed, params)
  if (!parsed.success || params.length > 2) return undefined
  const [{ from, to, data, input, value, gas, gasPrice, maxFeePerGas }] = parsed.output
  if (data && input && data !== input) return undefined
  return {
    method,
    params,
    call: { from, to, data: input ?? data ?? '0x', value: value ?? 0n },
    gas: gas ?? undefined,
    gasPriceWei: gasPrice ?? maxFeePerGas ?? 0n,
  }
}
