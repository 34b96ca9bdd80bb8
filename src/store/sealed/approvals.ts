import type { Bundle } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { isDepositAddress } from '../../core/families/deposit-address-item.ts'
import type { WithKey } from '../../core/sign/key-source.ts'
import type { EvmTerms } from '../../core/sign/signed.ts'
import { CausewayError } from '../../lib/errors.ts'
import type { Bundles } from '../bundles/store.ts'
import type { Executions } from '../executions/store.ts'
import { sealedText } from './encoding.ts'
import type { OpenMac } from './seal.ts'

type Approved = Execution | Bundle

type RecordPorts<R, E> = Readonly<{
  load: (id: string) => Promise<R | undefined>
  save: (record: R, event: E) => Promise<void>
}>

export type Approvals = Readonly<{
  /** Adds the MAC to new records; a locked wallet adds none, so nothing is signed. */
  sealing: <E extends Pick<Executions, 'begin'>, B extends Pick<Bundles, 'save'>>(stores: {
    executions: E
    bundles: B
  }) => { executions: E; bundles: B }
  /** False while locked. */
  isForged: (record: Approved) => Promise<boolean>
  /** The records as approved; none while locked. */
  sealedAmong: <R extends Approved>(records: readonly R[]) => Promise<readonly R[]>
  /** Lends keys for an intact approval alone. Throws `RECORD_CHANGED`. */
  guard: (record: Approved, withKey: WithKey) => WithKey
  /** The user acts on intact records alone, and seals a raised fee. Throws `RECORD_CHANGED`. */
  holding: <R extends Approved, E extends object>(ports: RecordPorts<R, E>) => RecordPorts<R, E>
}>

/** Makes the MACs of approvals. */
export function createApprovals(open: OpenMac): Approvals {
  async function isIntact(record: Approved): Promise<boolean | undefined> {
    const mac = await open()
    if (!mac) return undefined
    if (record.approvalMac !== (await mac(textOf(record)))) return false
    // A withdrawn own payment leaves none.
    if (record.mostGas.value === 0n && isWithin(record)) return true
    return record.feeMac === (await mac(feeTextOf(record))) && isWithin(record)
  }
  async function seal<R extends Approved>(record: R): Promise<R> {
    const mac = await open()
    if (!mac) return record
    return { ...record, approvalMac: await mac(textOf(record)), feeMac: await mac(feeTextOf(record)) }
  }
  const isForged = async (record: Approved) => (await isIntact(record)) === false
  return {
    sealing: ({ executions, bundles }) => ({
      executions: { ...executions, begin: async (execution) => executions.begin(await seal(execution)) },
      bundles: { ...bundles, save: async (bundle) => bundles.save(bundle.seq === 0 ? await seal(bundle) : bundle) },
    }),
    isForged,
    sealedAmong: async (records) => {
      const mac = await open()
      if (!mac) return []
      const macs = await Promise.all(records.map((each) => mac(textOf(each))))
      return records.filter(({ approvalMac }, at) => approvalMac === macs[at])
    },
    guard: (record, withKey) => async (name, use) => {
      const isWhole = await isIntact(record)
      if (isWhole === false) throw forged()
      return isWhole ? withKey(name, use) : undefined
    },
    holding: ({ load, save }) => ({
      load: async (id) => {
        const record = await load(id)
        if (record && (await isForged(record))) throw forged()
        return record
      },
      save: async (record, event) => {
        if (!('mostGas' in event)) return save(record, event)
        const mac = await open()
        if (!mac) throw new CausewayError('STORE_LOCKED', 'Causeway is locked; nothing was written.')
        const feeMac = await mac(feeTextOf(record))
        await save({ ...record, feeMac }, { ...event, feeMac })
      },
    }),
  }
}

function forged(): CausewayError {
  return new CausewayError('RECORD_CHANGED', 'The stored record was changed from outside; nothing is signed for it.')
}

function feeTextOf({ id, approvedAtSeconds, mostGas }: Approved): string {
  return sealedText(['fee', id, approvedAtSeconds, mostGas])
}

// Reserved terms have no MAC, and never exceed the approved fee.
function isWithin({ items, mostGas }: Approved): boolean {
  const evm = items.map((state) =>
    state.phase !== 'planned' && state.terms.terms === 'evm' ? costOf(state.terms) : 0n,
  )
  return evm.reduce((sum, each) => sum + each, 0n) <= mostGas.value
}

function costOf({ gasLimit, maxFeePerGasWei }: EvmTerms): bigint {
  return gasLimit * maxFeePerGasWei
}

function textOf(record: Approved): string {
  const { id, requester, approvedAtSeconds, noncesAtApproval } = record
  const common = ['approval', id, requester, approvedAtSeconds]
  if ('calls' in record) return sealedText([...common, record.chainId, record.account, record.calls, noncesAtApproval])
  const { intent, intentHash, quoteText, plan, planHash, overrides, pays, minimum, deadlineSeconds, ownPayment } =
    record
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
    ownPayment?.asked ?? plan.find(isDepositAddress),
  ])
}
