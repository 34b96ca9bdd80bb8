import type { OwnScript } from '../../core/chain/facts.ts'
import { includesHash } from '../../core/chain/transaction-hashes.ts'
import { claimedArrivalOf, ownParentOf } from '../../core/execution/cpfp.ts'
import type { CpfpPayment, Execution } from '../../core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../core/execution/item.ts'
import { cpfpChildOf, leastSizeOf } from '../../core/families/bitcoin/fees/fee-bump.ts'
import type { SizedFee } from '../../core/families/bitcoin/fees/fee-policy.ts'
import { NEXT_BLOCK } from '../../core/families/bitcoin/fees/fee-target.ts'
import { type HighFee, highFeeOf } from '../../core/families/bitcoin/fees/high-fee.ts'
import { nodeFloorOf } from '../../core/families/bitcoin/fees/node-floor.ts'
import { isBitcoinPsbt } from '../../core/families/bitcoin/items.ts'
import { chainProblemOf, descendantsOf } from '../../core/families/bitcoin/mempool/cluster.ts'
import { packageAt, paysRate, wholePackageOf } from '../../core/families/bitcoin/mempool/package.ts'
import { addressOfScript } from '../../core/families/bitcoin/transaction/script.ts'
import { vbytesOf } from '../../core/families/bitcoin/transaction/size.ts'
import { outpointKey } from '../../core/families/bitcoin/transaction/transaction.ts'
import { unsignedPsbt } from '../../core/families/bitcoin/transaction/unsigned.ts'
import { traitsOf } from '../../core/families/families.ts'
import type { Amount } from '../../core/money/currency.ts'
import { chainById } from '../../core/profiles/profile.ts'
import type { Answer } from '../../core/reason/reason.ts'
import { keyFor } from '../../core/sign/key-source.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import type { StepPorts } from '../engine/transfer-steps.ts'
import { createOffers, type OfferRefusal } from '../user-events/offers.ts'
import { applyUserEvent, type UserEventPorts } from '../user-events/user-event.ts'
import { type JudgeOwnPorts, judgeOwnCpfp } from './own-cpfp-fee.ts'
import {
  ownWaitingPayment,
  type ParentPaymentPorts,
  type UnconfirmedPayment,
  unconfirmedPayment,
} from './parent-payment.ts'
import { broadcastCpfp, type CpfpBroadcastPorts } from './rebroadcast.ts'

export type CpfpOffer = Readonly<{
  parentTxid: string
  ancestors: readonly string[]
  step: BitcoinPsbtItem
  parent: SizedFee
  arrives: Amount
  fee: Amount
  left: Amount
  highFee?: HighFee | undefined
  mark: string
}>

export type CpfpPorts = UserEventPorts &
  Pick<StepPorts, 'withKey' | 'sign' | 'profile' | 'nowSeconds'> &
  ParentPaymentPorts &
  CpfpBroadcastPorts &
  JudgeOwnPorts &
  Readonly<{
    /** Outpoints of other transfers. */
    reserved: (exceptId: string) => Promise<ReadonlySet<string>>
    /** The rate is for inclusion within that many blocks. */
    satsPerVbyte: (blocks: number) => Promise<Answer<number>>
    leastSatsPerVbyte: () => Promise<Answer<number | undefined>>
    ownScripts: () => Promise<readonly OwnScript[]>
  }>

export type CpfpOffers = Readonly<{
  ask: (id: string) => Promise<CpfpOffer | OfferRefusal>
  take: (id: string, mark: string, isFeeTicked?: boolean) => Promise<boolean>
}>

const NOTHING = { unavailable: { code: 'NOTHING_WAITS' } } as const
const NO_CHANGE = { unavailable: { code: 'RAISE_NO_CHANGE' } } as const

/** Offers CPFP for incoming Bitcoin, and for own payments that no bump speeds up for less. */
export function createCpfpOffers(ports: CpfpPorts): CpfpOffers {
  const offers = createOffers<CpfpOffer>()
  return {
    ask: async (id) => {
      const execution = await ports.load(id)
      const offer = execution ? await offerOf(execution, ports) : NOTHING
      return 'unavailable' in offer ? offer : offers.keep(offer)
    },
    take: async (id, mark, isFeeTicked = false) => {
      const offer = offers.takeTicked(mark, isFeeTicked)
      return offer !== undefined && takeCpfp(id, offer, ports)
    },
  }
}

async function offerOf(execution: Execution, ports: CpfpPorts): Promise<CpfpOffer | OfferRefusal> {
  const claim = claimedArrivalOf(execution) ?? ownParentOf(execution)
  const chain = claim && chainById(ports.profile, claim.chainId)
  if (!claim || !chain || !traitsOf(chain).hasUtxos) return NOTHING
  const [ownScripts, reserved] = await Promise.all([ports.ownScripts(), ports.reserved(execution.id)])
  const scripts = ownScripts.map(({ script }) => script)
  const [waiting, rate, least] = await Promise.all([
    'recipient' in claim
      ? unconfirmedPayment(claim, scripts, ports)
      : ownWaitingPayment(claim, { ownScripts: scripts, reserved }, ports),
    ports.satsPerVbyte(NEXT_BLOCK),
    ports.leastSatsPerVbyte(),
  ])
  if (!waiting.ok) return { unavailable: waiting.reason }
  if (!waiting.value) return isWithoutOwn(execution, claim, scripts) ? NO_CHANGE : NOTHING
  if (!rate.ok) return { unavailable: rate.reason }
  const { txid, output, cluster } = waiting.value
  const owner = ownScripts.find(({ script }) => script === output.script)
  if (!owner) return { unavailable: { code: 'HURRY_FOREIGN' } }
  // The newest pays most, since it replaces the earlier ones.
  const children = execution.cpfpChildren?.filter(({ parentTxid }) => parentTxid === txid) ?? []
  const problem = clusterProblemOf(waiting.value, children, reserved)
  if (problem) return { unavailable: { code: problem } }
  if (isRaisedByOthers(waiting.value, children, rate.value)) return { unavailable: { code: 'CPFP_PAYS_MORE' } }
  const raised = packageAt(cluster, txid, rate.value)
  if (!raised) return { unavailable: { code: 'CPFP_SIZE_UNKNOWN' } }
  const [newest] = children
  const refusals = newest?.refused ? [{ reason: newest.refused, vbytes: leastSizeOf(newest.step) }] : []
  const floor = nodeFloorOf(refusals, least.ok ? least.value : undefined)
  const earlierFeeSats = newest?.step.feeSats ?? 0n
  const answer = cpfpChildOf({ ...raised, txid }, output, { satsPerVbyte: rate.value, earlierFeeSats, floor })
  if (!answer.ok) return { unavailable: answer.reason }
  const { feeSats, valueSats } = answer.child
  const currency = chain.native
  const step = stepOf(waiting.value, owner, { feeSats, valueSats, currency: currency.address, chainId: chain.id })
  const judged = 'index' in claim ? await judgeOwnCpfp(execution, claim.index, step, ports) : {}
  if ('unavailable' in judged) return judged
  const money = (value: bigint): Amount => ({ currency, value })
  const highFee = highFeeOf(step, { feeSats, parent: raised }, currency) ?? judged.highFee
  return {
    parentTxid: txid,
    ancestors: waiting.value.bytes,
    step,
    arrives: money(output.valueSats),
    fee: money(feeSats),
    left: money(valueSats),
    parent: raised,
    highFee,
    mark: fingerprint({ id: execution.id, step, parent: raised, highFee }),
  }
}

function isWithoutOwn({ plan }: Execution, claim: object, scripts: readonly string[]): boolean {
  const item = 'index' in claim ? plan.find(isBitcoinPsbt) : undefined
  return item !== undefined && !item.outputs.some(({ script, role }) => role === 'change' || scripts.includes(script))
}

// Our earlier children leave, unless something spends them.
function clusterProblemOf(
  { txid, cluster, output: { script, vout }, spentBy }: UnconfirmedPayment,
  children: readonly CpfpPayment[],
  reserved: ReadonlySet<string>,
): 'CPFP_CHAIN' | 'RAISE_EVICTS' | undefined {
  const ours = children.map(({ signed }) => signed.hash)
  if (reserved.has(outpointKey({ txid, vout })) || spentBy.some((hash) => !ours.includes(hash))) return 'RAISE_EVICTS'
  if (ours.some((hash) => descendantsOf(cluster, hash).length > 1)) return 'RAISE_EVICTS'
  const others = { ...cluster, entries: cluster.entries.filter((each) => !ours.includes(each.txid)) }
  const vbytes = vbytesOf([script], [script])
  return chainProblemOf(others, { spends: [txid], vbytes }) && 'CPFP_CHAIN'
}

// As by the recipient's own child.
function isRaisedByOthers(
  { txid, cluster }: UnconfirmedPayment,
  children: readonly CpfpPayment[],
  satsPerVbyte: number,
): boolean {
  const ours = [txid, ...children.map(({ signed }) => signed.hash)]
  const others = descendantsOf(cluster, txid).filter((each) => !ours.includes(each.txid))
  return others.some((each) => {
    const together = wholePackageOf(cluster, each.txid)
    return together !== undefined && paysRate(together, satsPerVbyte)
  })
}

function stepOf(
  { txid, output, stripped }: UnconfirmedPayment,
  { script, path, publicKey }: OwnScript,
  pays: Readonly<{ feeSats: bigint; valueSats: bigint; currency: string; chainId: number }>,
): BitcoinPsbtItem {
  const { feeSats, valueSats, currency, chainId } = pays
  const spend = { txid, vout: output.vout, valueSats: output.valueSats, script, path }
  const address = addressOfScript(script)
  return {
    kind: 'bitcoinPsbt',
    chainId,
    from: address,
    psbt: unsignedPsbt(
      [{ ...spend, publicKey, previous: stripped }],
      [{ script, valueSats, origin: { script, path, publicKey } }],
    ),
    inputs: [spend],
    outputs: [{ role: 'change', script, valueSats }],
    feeSats,
    currency,
    amount: valueSats,
    counterparty: address,
  }
}

// Bytes are stored before broadcast; the tracker rebroadcasts after a kill.
async function takeCpfp(
  id: string,
  { step, parentTxid, ancestors, parent, highFee }: CpfpOffer,
  ports: CpfpPorts,
): Promise<boolean> {
  const key = keyFor(step)
  const taken = await applyUserEvent(id, ports, async (execution) => {
    const claim = claimedArrivalOf(execution) ?? ownParentOf(execution)
    if (!key || !claim || !includesHash(claim.txHashes, parentTxid)) return undefined
    const place = await ports.place(parentTxid)
    if (!place.ok || place.value?.in !== 'mempool') return undefined
    const outpoints = step.inputs.map(outpointKey)
    const reserved = await ports.reserved(id)
    if (outpoints.some((outpoint) => reserved.has(outpoint))) return undefined
    const ticked = highFee ? ({ isFeeTicked: true } as const) : {}
    const terms = { terms: 'bitcoin', outpoints, feeSats: step.feeSats, parent, ...ticked } as const
    const signed = await ports.withKey(key, (privateKey) => ports.sign(step, { terms, purpose: 'step', privateKey }))
    if (!signed) return undefined
    return {
      event: 'cpfpSigned',
      cpfp: { parentTxid, step, signed, ...(ancestors.length > 0 && { ancestors }) },
      atSeconds: ports.nowSeconds(),
    } as const
  })
  if (!taken) return false
  const refusal = await broadcastCpfp(taken.cpfp, ports)
  if (refusal) {
    await applyUserEvent(id, ports, async () => ({ event: 'cpfpRefused', ...refusal, atSeconds: ports.nowSeconds() }))
  }
  return true
}
