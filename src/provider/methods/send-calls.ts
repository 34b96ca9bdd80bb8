import * as v from 'valibot'
import type { BundleCall } from '../../core/bundle/bundle.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import { type CanFund, type RequiredAmount, requiredAssets } from './auxiliary-funds.ts'
import { addressSchema, callEntries, pageCallOf } from './call-schema.ts'
import { chainIdSchema } from './chains.ts'

/** More get 5740. */
export const MOST_CALLS = 16

const capabilities = v.optional(
  v.record(v.pipe(v.string(), v.maxLength(128)), v.looseObject({ optional: v.optional(v.boolean()) })),
  {},
)
type Capabilities = v.InferOutput<typeof capabilities>

/** EIP-5792, `wallet_sendCalls`, version 2.0.0. */
export const sendCallsSchema = v.strictTuple([
  v.object({
    version: v.literal('2.0.0'),
    id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxBytes(4_096))),
    from: v.optional(addressSchema),
    chainId: chainIdSchema,
    atomicRequired: v.boolean(),
    calls: v.pipe(
      v.array(v.object({ ...callEntries, capabilities })),
      v.minLength(1, 'expected at least one call'),
      v.maxLength(1_024),
    ),
    capabilities,
  }),
])

/** `account` defaults to the first visible one. */
export type WantedCalls = Readonly<{
  id: string | undefined
  account: string | undefined
  chainId: number
  calls: readonly BundleCall[]
  required: readonly RequiredAmount[]
}>

const FUNDS = 'auxiliaryFunds'

/**
 * Reads a page's calls; only a single one is atomic.
 *
 * @param canBringOn undefined for an unknown chain
 * @throws ProviderRpcError 5700, 5710, 5740, 5760 (EIP-5792), 5771, 5773 (ERC-7682), -32602
 */
export function wantedCalls(
  [sent]: v.InferOutput<typeof sendCallsSchema>,
  canBringOn: (chainId: number) => CanFund | undefined,
): WantedCalls {
  const all = [sent.capabilities, ...sent.calls.map((call) => call.capabilities)]
  for (const each of all) refuseUnknown(each)
  const canBring = canBringOn(sent.chainId)
  if (!canBring)
    throw new ProviderRpcError(RPC_ERROR_CODES.unsupportedChain, `Causeway does not know chain ${sent.chainId}.`)
  if (sent.calls.length > MOST_CALLS) {
    throw new ProviderRpcError(RPC_ERROR_CODES.bundleTooLarge, `Causeway sends ${MOST_CALLS} calls at once at most.`)
  }
  if (sent.atomicRequired && sent.calls.length > 1) {
    throw new ProviderRpcError(
      RPC_ERROR_CODES.atomicityNotSupported,
      'Causeway sends calls one after the other, not atomically.',
    )
  }
  const calls = sent.calls.map((each, index) => {
    const read = pageCallOf(each)
    if (!read.ok)
      throw new ProviderRpcError(RPC_ERROR_CODES.invalidParams, `wallet_sendCalls: calls[${index}].${read.why}`)
    return read.call
  })
  const funds = all.flatMap((each) => {
    const capability = each[FUNDS]
    return capability === undefined ? [] : [{ capability, isOptional: capability.optional === true }]
  })
  return {
    id: sent.id,
    account: sent.from,
    chainId: sent.chainId,
    calls,
    required: requiredAssets(funds, canBring),
  }
}

function refuseUnknown(sent: Capabilities): void {
  const unknown = Object.entries(sent).find(([name, { optional }]) => name !== FUNDS && optional !== true)
  if (!unknown) return
  const name = JSON.stringify(unknown[0].slice(0, 64))
  throw new ProviderRpcError(RPC_ERROR_CODES.unsupportedCapability, `Causeway does not support the capability ${name}.`)
}
