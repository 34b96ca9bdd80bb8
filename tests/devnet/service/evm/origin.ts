import { APPROVAL_PROXY, DEPOSITORY, PERMIT2 } from '../../chains.ts'
import type { Newest } from '../../newest.ts'
import type { Asset, Hex } from '../chain.ts'
import type { Origin, OriginAsk, Planned, StepPlan } from '../origin.ts'
import type { Expectations } from './expectations.ts'
import { APPROVE_GAS, type GasPrice, readGasPrice } from './gas.ts'
import { isImplicit, lastCall } from './last-call.ts'
import type { Node } from './nodes.ts'
import { type Permit, permitStep } from './permit.ts'
import { PERMIT2_APPROVAL } from './permit-permit2.ts'
import { permitFor } from './permits.ts'
import { noAnswer } from './silence.ts'
import { approveSteps, type TransactionData, transactionSteps } from './steps.ts'
import { isNative } from './transfer.ts'

const CONFIRMATION_SECONDS = 1

export type PlanMemory = Readonly<{ solver: Hex; permits: Newest<Hex, Permit>; expectations: Expectations }>

/**
 * Reads balance, allowances and gas price in one batch.
 *
 * Errors: of silence.ts.
 */
export async function openEvmOrigin(node: Node, ask: OriginAsk, memory: PlanMemory): Promise<Origin> {
  const { input, user, body, requestId } = ask
  const owner = user as Hex
  const [{ price }, userBalance, toDepository, toProxy, toPermit2] = await Promise.all([
    readGasPrice(node),
    balanceOf(node, input, owner),
    allowanceOf(node, input, owner, DEPOSITORY),
    allowanceOf(node, input, owner, APPROVAL_PROXY),
    body.usePermit ? allowanceOf(node, input, owner, PERMIT2) : 0n,
  ]).catch((error: unknown) => {
    throw noAnswer(error, 'originChainId', requestId)
  })
  const allowances = { [DEPOSITORY]: toDepository, [APPROVAL_PROXY]: toProxy, [PERMIT2]: toPermit2 }
  return {
    userBalance,
    confirmationSeconds: CONFIRMATION_SECONDS,
    plan: async (plan) => planEvm(plan, { price, allowances }, memory),
  }
}

type Ready = Readonly<{ price: GasPrice; allowances: Readonly<Record<string, bigint>> }>

function planEvm(plan: StepPlan, ready: Ready, memory: PlanMemory): Planned {
  const permit = permitFor(plan, memory.solver)
  if (permit) {
    memory.permits.set(plan.orderId, permit)
    return planPermit(plan, permit, ready)
  }
  const { price, allowances } = ready
  const last = lastCall(plan)
  const allowance = allowances[last.spender ?? ''] ?? 0n
  const { steps, gasUnits } = transactionSteps(plan, last, { allowance, gasPrice: price })
  const data = steps.at(-1)?.items[0]?.data
  if (plan.local && data) memory.expectations.expect(data as TransactionData, plan.orderId)
  if (isImplicit(plan)) memory.expectations.expectTransfers(plan.input.chain.id)
  return { steps, gas: gasUnits * price.expectedWei }
}

// Permit2 needs one approval per token, the user's only transaction.
function planPermit(plan: StepPlan, permit: Permit, { price, allowances }: Ready): Planned {
  const approval = { spender: PERMIT2, amount: PERMIT2_APPROVAL, allowance: allowances[PERMIT2] ?? 0n }
  const approvals = permit.kind === 'permit2' ? approveSteps(plan, approval, price) : []
  const gas = BigInt(approvals.length) * APPROVE_GAS * price.expectedWei
  return { steps: [...approvals, permitStep(plan, permit)], gas }
}

/** The owner's balance of an asset, smallest unit. */
export async function balanceOf({ ask }: Node, { currency }: Asset, owner: Hex): Promise<bigint> {
  if (isNative(currency)) return BigInt(await ask<string>('eth_getBalance', [owner, 'latest']))
  const call = { to: currency.address, data: BALANCE_OF + word(owner) }
  return BigInt(await ask<string>('eth_call', [call, 'latest']))
}

async function allowanceOf({ ask }: Node, { currency }: Asset, owner: Hex, spender: Hex): Promise<bigint> {
  if (isNative(currency)) return 0n
  const call = { to: currency.address, data: ALLOWANCE + word(owner) + word(spender) }
  return BigInt(await ask<string>('eth_call', [call, 'latest']))
}

// ERC-20: selectors of balanceOf(address) and allowance(address,address).
const BALANCE_OF = '0x70a08231'
const ALLOWANCE = '0xdd62ed3e'

function word(address: Hex): string {
  return address.slice(2).padStart(64, '0')
}
