import { codeOnly } from '../service/errors.ts'
import type { Origin, OriginAsk, Planned, StepPlan } from '../service/origin.ts'
import { scriptOf, scriptTypeOf } from './addresses.ts'
import { selectCoins, spendableCoins } from './coins.ts'
import { BLOCK_SECONDS, blocksNeeded } from './currency.ts'
import { DEPOSITORY_ADDRESS } from './keys.ts'
import type { Ledger } from './ledger.ts'
import type { BitcoinNode } from './node.ts'
import { refuseDust } from './payouts.ts'
import { buildPsbt, nestedScripts, orderOutput } from './psbt.ts'
import { liedPsbt, type PsbtLies } from './psbt-lies.ts'
import { isSpendable } from './sizes.ts'
import type { Output } from './transaction.ts'
import type { Watched } from './watched.ts'

type Tools = Readonly<{ node: BitcoinNode; ledger: Ledger; lies: PsbtLies; watched: Watched }>
type User = Readonly<{ script: string; redeemScript: string | undefined }>

/**
 * Opens a quote from Bitcoin.
 *
 * Errors: INSUFFICIENT_FUNDS, and INVALID_ADDRESS for an unsupported script or a P2SH without its
 * `additionalData.userPublicKey`.
 */
export async function openBitcoinOrigin(ask: OriginAsk, tools: Tools): Promise<Origin> {
  const user = userOf(ask)
  await tools.ledger.glance()
  const userBalance = balanceOf(tools.ledger, user.script)
  const confirmationSeconds = BLOCK_SECONDS * blocksNeeded(ask.body.amount)
  return { userBalance, confirmationSeconds, plan: (plan) => planSteps(plan, user, userBalance, tools) }
}

/** interface.md, "BTC balance": confirmed inputs less confirmed and waiting spending. */
function balanceOf(ledger: Ledger, script: string): bigint {
  const own = (output: Output | undefined) => (output?.script === script ? output.valueSats : 0n)
  let balance = 0n
  for (const { transaction, block } of ledger.history(script)) {
    if (block) for (const output of transaction.outputs) balance += own(output)
    for (const input of transaction.inputs) balance -= own(ledger.spentOutput(input))
  }
  return balance
}

function userOf({ user, body }: OriginAsk): User {
  const script = scriptOf(user) ?? ''
  if (body.useDepositAddress)
    return { script, redeemScript: redeemScriptOf(script, body.additionalData?.userPublicKey) }
  if (!isSpendable(script)) {
    throw codeOnly(
      400,
      'INVALID_ADDRESS',
      `user: a PSBT can spend from P2WPKH, P2TR, P2SH-P2WPKH and P2PKH, not from ${user}`,
    )
  }
  if (scriptTypeOf(script) !== 'p2sh') return { script, redeemScript: undefined }
  const redeemScript = redeemScriptOf(script, body.additionalData?.userPublicKey)
  if (redeemScript) return { script, redeemScript }
  const message = 'additionalData.userPublicKey: expected the key of the P2SH address of user, as 33 bytes of hex'
  throw codeOnly(400, 'INVALID_ADDRESS', message)
}

function redeemScriptOf(script: string, publicKey: string | undefined): string | undefined {
  const nested = publicKey === undefined ? undefined : nestedScripts(publicKey)
  return nested?.script === script ? nested.redeemScript : undefined
}

async function planSteps(plan: StepPlan, user: User, balance: bigint, tools: Tools): Promise<Planned> {
  if (plan.local) refuseDust(plan)
  // interface.md, "Quote rules" 8.
  if (plan.depositAddress !== undefined && balance <= plan.amount) throw insufficient(plan, balance)
  const satsPerVbyte = await tools.node.feeRate()
  const outputs = outputsOf(plan)
  const selection = isSpendable(user.script)
    ? selectCoins(spendableCoins(tools.ledger, user.script), { script: user.script, outputs, satsPerVbyte })
    : undefined
  if (!selection && plan.depositAddress === undefined) throw insufficient(plan, balance)
  const canBuild = selection && (scriptTypeOf(user.script) !== 'p2sh' || user.redeemScript !== undefined)
  const psbt = canBuild ? buildPsbt({ ...user, outputs, selection }, tools.ledger) : undefined
  const data = psbt === undefined ? {} : { psbt: liedPsbt(psbt, tools.lies.take()) }
  const [payment] = outputs
  if (plan.local && payment) tools.watched.sends.set(plan.orderId, payment)
  return { steps: [stepOf(plan, data)], gas: selection?.feeSats ?? 0n }
}

// A deposit address belongs to one order, so it needs no order output.
function outputsOf({ amount, depositAddress, orderId, local, recipient }: StepPlan): readonly Output[] {
  const to = local ? recipient : (depositAddress ?? DEPOSITORY_ADDRESS)
  const payment = { script: scriptOf(to) ?? '', valueSats: amount }
  return depositAddress === undefined ? [payment, orderOutput(orderId)] : [payment]
}

function stepOf(plan: StepPlan, data: Readonly<Record<string, unknown>>): Planned['steps'][number] {
  const { symbol } = plan.input.currency
  return {
    id: plan.local ? 'send' : 'deposit',
    action: 'Confirm transaction in your wallet',
    description: plan.local
      ? `Send ${symbol} to the recipient`
      : `Deposit ${symbol} with the depository to start the transfer`,
    kind: 'transaction',
    requestId: plan.requestId,
    depositAddress: plan.depositAddress ?? '',
    items: [{ status: 'incomplete', data, check: plan.check }],
  }
}

function insufficient({ user, amount }: StepPlan, balance: bigint) {
  const message = `user: ${user} holds ${balance} satoshis, which do not cover ${amount} and the miner's fee`
  return codeOnly(400, 'INSUFFICIENT_FUNDS', message)
}
