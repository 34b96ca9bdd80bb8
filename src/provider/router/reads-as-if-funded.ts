import * as v from 'valibot'
import { isSameAddress } from '../../core/families/address.ts'
import type { Hex } from '../../lib/hex.ts'
import type { ReadMethod } from '../methods/node-reads.ts'
import type { FailedRead, ProviderPorts } from '../ports.ts'
import { ProviderRpcError } from '../rpc-error.ts'
import { createRateMeter, FUNDED_READ_LIMIT } from './rate-limits.ts'

export type NodeReader = (origin: string, chainId: number, question: Asked) => Promise<unknown>

type Asked = Readonly<{ method: ReadMethod; params: readonly unknown[] }>

// Reverts (geth, anvil) and missing funds (geth, anvil, Nethermind).
const FAILED = [3, -32000, -32003, -32015]

const quantity = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
)
const bytes = v.custom<Hex>((value) => typeof value === 'string')
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

/** Retries a connected account's failed read as if funded. Limited, since each costs many node requests. */
export function createNodeReader(ports: ProviderPorts): NodeReader {
  const mayBeExplained = createRateMeter(FUNDED_READ_LIMIT)
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
