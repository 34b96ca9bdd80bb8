import { includesHash } from '../chain/transaction-hashes.ts'
import { isBitcoinPsbt } from '../families/bitcoin/items.ts'
import type { Reason } from '../reason/reason.ts'
import type { CpfpPayment, Execution, ItemState } from './execution.ts'
import { type OwnTransactions, ownHashes } from './own-transaction-hashes.ts'
import { attemptsOf } from './steps/step.ts'

/** Its bytes are stored before broadcast. */
export type CpfpEvent = Readonly<{ event: 'cpfpSigned'; cpfp: CpfpPayment; atSeconds: number }>

/** A network refused this child: an earlier one counts again. */
export type CpfpRefusedEvent = Readonly<{ event: 'cpfpRefused'; hash: string; reason: Reason; atSeconds: number }>

export type ClaimedArrival = Readonly<{ chainId: number; recipient: string; txHashes: readonly string[] }>

/** An incoming payment by the service's claim, without our own transactions. */
export function claimedArrivalOf(
  execution: Pick<Execution, 'stage' | 'intent'> & OwnTransactions,
): ClaimedArrival | undefined {
  const { stage, intent } = execution
  if ((stage.stage !== 'tracking' && stage.stage !== 'refunding') || !stage.status) return undefined
  const own = ownHashes(execution)
  const txHashes = stage.status.txHashes.filter((hash) => !includesHash(own, hash))
  if (txHashes.length === 0) return undefined
  return stage.stage === 'refunding'
    ? { chainId: intent.originChainId, recipient: intent.refundTo, txHashes }
    : { chainId: intent.destinationChainId, recipient: intent.recipient, txHashes }
}

export type OwnParent = Readonly<{ chainId: number; index: number; txHashes: readonly [string] }>

/** Our own waiting Bitcoin transaction. */
export function ownParentOf({
  stage,
  plan,
  items,
}: Pick<Execution, 'stage' | 'plan'> & Pick<OwnTransactions, 'items'>): OwnParent | undefined {
  if (stage.stage !== 'steps') return undefined
  const index = items.findIndex((state, at) => state.phase === 'broadcast' && isBitcoinPsbt(plan[at]))
  const [item, state] = [plan[index], items[index]]
  if (!item || state?.phase !== 'broadcast') return undefined
  return { chainId: item.chainId, index, txHashes: [state.signed.hash] }
}

/** Outputs that CPFP children of a step spend. */
export function outpointsOfChildren(
  state: ItemState,
  { cpfpChildren = [] }: Pick<Execution, 'cpfpChildren'>,
): readonly string[] {
  const parents = attemptsOf(state).map(({ hash }) => hash)
  return cpfpChildren
    .filter(({ parentTxid }) => parents.includes(parentTxid))
    .flatMap(({ step }) => step.inputs.map(({ txid, vout }) => `${txid}:${vout}`))
}

/** Adds a CPFP; all of one output spend one UTXO, so one wins. */
export function withCpfp(execution: Execution, { cpfp }: CpfpEvent): Execution {
  const before = execution.cpfpChildren ?? []
  const isKnown = before.some(({ signed }) => signed.hash === cpfp.signed.hash)
  const isParent = () => ownParentOf(execution)?.txHashes[0] === cpfp.parentTxid
  if (isKnown || !(claimedArrivalOf(execution) || isParent())) return execution
  return { ...execution, cpfpChildren: [cpfp, ...before] }
}

/** Both children stay, since either may be included. */
export function withRefusedCpfp(
  execution: Execution,
  { hash, reason }: Pick<CpfpRefusedEvent, 'hash' | 'reason'>,
): Execution {
  const children = execution.cpfpChildren ?? []
  if (!children.some(({ signed, refused }) => signed.hash === hash && !refused)) return execution
  const cpfpChildren = children.map((each) => (each.signed.hash === hash ? { ...each, refused: reason } : each))
  return { ...execution, cpfpChildren }
}
