import { decodeErrorResult, parseAbi } from 'viem'
import type { Newest } from '../../newest.ts'
import { RpcError } from '../../rpc.ts'
import type { Hex } from '../chain.ts'
import type { Sent } from '../destination.ts'
import { codeOnly, messageOnly } from '../errors.ts'
import type { Family } from '../family.ts'
import type { StepPlan } from '../origin.ts'
import { checkPermit, type Permit } from './permit.ts'
import { eip3009Permit } from './permit-eip3009.ts'
import { permit2Permit } from './permit-permit2.ts'
import type { Call } from './transfer.ts'

/** Chooses a plan's permit: EIP-3009 for a plain deposit if possible, else Permit2. */
export function permitFor(plan: StepPlan, solver: Hex): Permit | undefined {
  if (!plan.body.usePermit || plan.depositAddress) return undefined
  const isPlain = !plan.swap && !plan.local
  return isPlain && plan.input.currency.supportsPermit ? eip3009Permit(plan, solver) : permit2Permit(plan, solver)
}

type Once = (key: string, chainId: number, call: Call) => Promise<Sent>

/**
 * Executes requested permits, each once.
 *
 * Errors: 400 with a sentence without a permit of that kind, PERMIT_FAILED for a refused signature.
 */
export function permitExecutor(permits: Newest<Hex, Permit>, once: Once): NonNullable<Family['executePermit']> {
  return async (orderId, signed) => {
    const { kind, signature } = signed
    const permit = permits.get(orderId)
    if (!permit) throw messageOnly(400, 'requestId: its quote asked for no permit')
    if (permit.kind !== kind) throw messageOnly(400, `kind: expected ${permit.kind}, got ${kind}`)
    await checkPermit(permit, signed)
    const sent = await once(`permit:${orderId}`, permit.chainId, permit.call(signature)).catch((error: unknown) => {
      throw codeOnly(400, 'PERMIT_FAILED', `signature: the chain refuses the permit: ${reasonOf(error)}`)
    })
    return { ...sent, seenOnChain: permit.seenOnChain }
  }
}

// Errors of Permit2, router, helpers and pool; tokens revert with a sentence.
const ERRORS = parseAbi([
  'error SignatureExpired(uint256 signatureDeadline)',
  'error InvalidNonce()',
  'error InvalidSigner()',
  'error InvalidSignatureLength()',
  'error InvalidContractSignature()',
  'error TokenCallFailed(address token, bytes answer)',
  'error CallFailed()',
])

function reasonOf(error: unknown): string {
  if (!(error instanceof RpcError)) return 'its node did not answer'
  try {
    const { errorName, args } = decodeErrorResult({ abi: ERRORS, data: error.data as Hex })
    return [errorName, ...(args ?? [])].join(' ')
  } catch {
    return error.message
  }
}
