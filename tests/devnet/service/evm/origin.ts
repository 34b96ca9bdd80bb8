import { erc20Abi } from 'viem'
import { APPROVAL_PROXY, DEPOSITORY } from '../../chains.ts'
import { codeOnly, withRequest } from '../errors.ts'
import type { Asset, Hex, Origin, OriginAsk, Planned, StepPlan } from '../family.ts'
import type { Expectations } from './expectations.ts'
import { type GasPrice, readGasPrice } from './gas.ts'
import type { Node } from './nodes.ts'
import { type Permit, permitOf, permitStep } from './permits.ts'
import { isImplicit, lastCall, type TransactionData, transactionSteps } from './steps.ts'
import { isNative } from './transfer.ts'

/** Seconds until an EVM deposit is acted on. */
const CONFIRMATION_SECONDS = 1

/** What an EVM origin remembers of the plans that it made. */
export type PlanMemory = Readonly<{ solver: Hex; permits: Map<Hex, Permit>; expectations: Expectations }>

/** Reads the user's end of a quote: balance, allowances and gas price, in one batch. Error RPC_HTTP_ERROR (503). */
export async function openEvmOrigin(node: Node, ask: OriginAsk, memory: PlanMemory): Promise<Origin> {
  const { input, user, body, requestId } = ask
  const owner = user as Hex
  if (body.usePermit && !input.currency.supportsPermit) {
    throw codeOnly(400, 'UNSUPPORTED_EXECUTION_TYPE', `usePermit: ${input.currency.symbol} knows no permits`)
  }
  const [{ price }, userBalance, toDepository, toProxy] = await Promise.all([
    readGasPrice(node),
    balanceOf(node, input, owner),
    allowanceOf(node, input, owner, DEPOSITORY),
    allowanceOf(node, input, owner, APPROVAL_PROXY),
  ]).catch(() => {
    throw withRequest(503, 'RPC_HTTP_ERROR', 'originChainId: its node did not answer; ask again', requestId)
  })
  const allowances = { [DEPOSITORY]: toDepository, [APPROVAL_PROXY]: toProxy }
  return {
    userBalance,
    confirmationSeconds: CONFIRMATION_SECONDS,
    plan: async (plan) => planEvm(plan, { price, allowances }, memory),
  }
}

type Ready = Readonly<{ price: GasPrice; allowances: Readonly<Record<string, bigint>> }>

function planEvm(plan: StepPlan, { price, allowances }: Ready, memory: PlanMemory): Planned {
  if (plan.body.usePermit && !plan.swap && !plan.local && !plan.depositAddress) {
    const permit = permitOf(plan, memory.solver)
    memory.permits.set(plan.orderId, permit)
    return { steps: [permitStep(plan, permit)], gas: 0n }
  }
  const last = lastCall(plan)
  const allowance = allowances[last.spender ?? ''] ?? 0n
  const { steps, gasUnits } = transactionSteps(plan, last, { allowance, gasPrice: price })
  const data = steps.at(-1)?.items[0]?.data
  if (plan.local && data) memory.expectations.expect(data as TransactionData, plan.orderId)
  if (isImplicit(plan) && data) {
    const paid = { currency: plan.input.currency.address, amount: plan.amount }
    memory.expectations.expect(data as TransactionData, plan.orderId, paid)
  }
  return { steps, gas: gasUnits * price.expectedWei }
}

/** What `owner` holds of an asset, in its smallest unit. */
export async function balanceOf({ client }: Node, { currency }: Asset, owner: Hex): Promise<bigint> {
  if (isNative(currency)) return client.getBalance({ address: owner })
  const address = currency.address as Hex
  return client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}

async function allowanceOf({ client }: Node, { currency }: Asset, owner: Hex, spender: Hex): Promise<bigint> {
  if (isNative(currency)) return 0n
  const address = currency.address as Hex
  return client.readContract({ address, abi: erc20Abi, functionName: 'allowance', args: [owner, spender] })
}
