import type { Bundle } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution/execution.ts'
import type { WithKey } from '../../core/sign/key-source.ts'
import type { Bundles } from '../bundles/store.ts'
import type { Executions } from '../executions/store.ts'
import { sealedText } from './encoding.ts'
import type { OpenMac } from './seal.ts'

type Approved = Execution | Bundle

/** Progress has no MAC: it is written while locked, and proven by bytes and chains. */
export type Approvals = Readonly<{
  /** Adds the MAC to new records; a locked wallet adds none, so nothing is signed. */
  sealing: <E extends Pick<Executions, 'begin'>, B extends Pick<Bundles, 'save'>>(stores: {
    executions: E
    bundles: B
  }) => { executions: E; bundles: B }
  /** False while locked. */
  isForged: (record: Approved) => Promise<boolean>
  /** Lends keys for an intact approval alone. */
  guard: (record: Approved, withKey: WithKey) => WithKey
}>

/** Makes the MACs of approvals. */
export function createApprovals(open: OpenMac): Approvals {
  async function isIntact(record: Approved): Promise<boolean | undefined> {
    const mac = await open()
    return mac && record.approvalMac === (await mac(textOf(record)))
  }
  async function seal<R extends Approved>(record: R): Promise<R> {
    const mac = await open()
    return mac ? { ...record, approvalMac: await mac(textOf(record)) } : record
  }
  return {
    sealing: ({ executions, bundles }) => ({
      executions: { ...executions, begin: async (execution) => executions.begin(await seal(execution)) },
      bundles: { ...bundles, save: async (bundle) => bundles.save(bundle.seq === 0 ? await seal(bundle) : bundle) },
    }),
    isForged: async (record) => (await isIntact(record)) === false,
    guard: (record, withKey) => async (name, use) => ((await isIntact(record)) ? withKey(name, use) : undefined),
  }
}

function textOf(record: Approved): string {
  const { id, requester, approvedAtSeconds, noncesAtApproval } = record
  const common = ['approval', id, requester, approvedAtSeconds]
  if ('calls' in record) return sealedText([...common, record.chainId, record.account, record.calls, noncesAtApproval])
  const { intent, intentHash, quoteText, planHash, overrides, pays, minimum, deadlineSeconds, ownPayment } = record
  // An own payment's nonces are agreed later; the proof holds it to the approved address.
  const nonces = ownPayment ? [] : noncesAtApproval
  return sealedText([
    ...common,
    intent,
    intentHash,
    quoteText,
    planHash,
    overrides,
    pays,
    minimum,
    deadlineSeconds,
    nonces,
  ])
}
