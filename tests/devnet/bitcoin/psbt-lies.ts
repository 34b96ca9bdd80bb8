import { Transaction } from '@scure/btc-signer'
import { BadInput } from '../http.ts'
import { type Body, expected, wholeNumber } from '../input.ts'
import { hex } from './hex.ts'
import { MINER } from './keys.ts'
import { opReturnScript } from './transaction.ts'

/**
 * `depositScript`, `changeScript` and `extraOutput` pay another key. `depositAmount` moves change to the deposit.
 * `noChange` leaves it to the miner. `inputValue` raises the first coin's value and omits its transaction.
 */
export type PsbtLie = Readonly<
  | { kind: 'depositScript' | 'noOrder' | 'changeScript' | 'noChange' | 'unreplaceable' }
  | { kind: 'depositAmount' | 'extraOutput' | 'inputValue'; sats: number }
  | { kind: 'order'; orderId: string }
  | { kind: 'sighash'; sighash: number }
>

export type PsbtLies = Readonly<{
  /** For the next PSBT; throws BadInput naming the field. */
  add: (body: Body) => PsbtLie
  clear: () => void
  take: () => readonly PsbtLie[]
}>

const PLAIN = ['depositScript', 'noOrder', 'changeScript', 'noChange', 'unreplaceable'] as const
const WITH_SATS = ['depositAmount', 'extraOutput', 'inputValue'] as const
const MAX_SATS = 2_100_000_000_000_000

export function psbtLies(): PsbtLies {
  let waiting: readonly PsbtLie[] = []
  return {
    add(body) {
      const lie = readLie(body)
      waiting = [...waiting, lie]
      return lie
    },
    clear() {
      waiting = []
    },
    take() {
      const taken = waiting
      waiting = []
      return taken
    },
  }
}

function readLie(body: Body): PsbtLie {
  const word = body['kind']
  const plain = PLAIN.find((kind) => kind === word)
  if (plain) return { kind: plain }
  const counted = WITH_SATS.find((kind) => kind === word)
  if (counted) return { kind: counted, sats: wholeNumber(body, 'sats', -MAX_SATS, MAX_SATS) }
  if (word === 'sighash') return { kind: word, sighash: wholeNumber(body, 'sighash', 0, 255) }
  if (word === 'order' && typeof body['orderId'] === 'string') return { kind: word, orderId: body['orderId'] }
  throw new BadInput(expected('kind', [...PLAIN, ...WITH_SATS, 'order', 'sighash'].join(', '), word))
}

type Inputs = ReturnType<Transaction['getInput']>[]
type Outputs = { script: Uint8Array; amount: bigint }[]

/** The PSBT (hex) has the outputs deposit, order and change. */
export function liedPsbt(psbt: string, lies: readonly PsbtLie[]): string {
  if (lies.length === 0) return psbt
  const options = { allowUnknownOutputs: true, allowUnknownInputs: true }
  const honest = Transaction.fromPSBT(hex.decode(psbt), options)
  const inputs: Inputs = Array.from({ length: honest.inputsLength }, (_, index) => honest.getInput(index))
  const outputs: Outputs = Array.from({ length: honest.outputsLength }, (_, index) => {
    const { script, amount } = honest.getOutput(index)
    return { script: script ?? new Uint8Array(), amount: amount ?? 0n }
  })
  for (const lie of lies) tell(lie, inputs, outputs)
  const lying = new Transaction(options)
  for (const input of inputs) lying.addInput(input)
  for (const output of outputs) lying.addOutput(output)
  return hex.encode(lying.toPSBT(0))
}

function tell(lie: PsbtLie, inputs: Inputs, outputs: Outputs): void {
  const other = hex.decode(MINER.script)
  const [deposit, order] = outputs
  const change = outputs[2]
  switch (lie.kind) {
    case 'depositScript':
      if (deposit) deposit.script = other
      return
    case 'depositAmount':
      if (deposit) deposit.amount += BigInt(lie.sats)
      if (change) change.amount -= BigInt(lie.sats)
      return
    case 'order':
      if (order) order.script = hex.decode(opReturnScript(new TextEncoder().encode(lie.orderId)))
      return
    case 'noOrder':
      outputs.splice(1, 1)
      return
    case 'changeScript':
      if (change) change.script = other
      return
    case 'noChange':
      outputs.splice(2, 1)
      return
    case 'extraOutput':
      outputs.push({ script: other, amount: BigInt(lie.sats) })
      if (change) change.amount -= BigInt(lie.sats)
      return
    default:
      tellAboutInputs(lie, inputs)
  }
}

function tellAboutInputs(lie: PsbtLie, inputs: Inputs): void {
  for (const [index, input] of inputs.entries()) {
    if (lie.kind === 'sighash') input.sighashType = lie.sighash
    if (lie.kind === 'unreplaceable') input.sequence = 0xffff_ffff
    if (lie.kind === 'inputValue' && index === 0 && input.witnessUtxo) {
      input.witnessUtxo = { ...input.witnessUtxo, amount: input.witnessUtxo.amount + BigInt(lie.sats) }
      delete input.nonWitnessUtxo
    }
  }
}
