import { isBundle } from '../../../core/bundle/bundle.ts'
import { isUndelegation } from '../../../core/bundle/undelegation.ts'
import { attemptsOf } from '../../../core/execution/steps/step.ts'
import { isEvmTransaction } from '../../../core/families/evm/items.ts'
import { highestGasLimit, leastGasLimit } from '../../../core/families/evm/transaction-gas.ts'
import { chainById } from '../../../core/profiles/profile.ts'
import { nonceResource } from '../../../core/reservation/nonces.ts'
import type { Signed } from '../../../core/sign/signed.ts'
import { signedGas } from '../../../core/sign/signed-gas.ts'
import { type ReservingRecord, reservedTermsOn, type StepAdapterPorts } from '../../engine/adapters/step-adapter.ts'
import type { NodePort } from './node-port.ts'

type Ports = Pick<StepAdapterPorts, 'profile' | 'holding'> & Readonly<{ node: (chainId: number) => NodePort }>

/** Whether our own rules refuse all attempts, and no later nonce waits for them. */
export async function areBytesInvalid(
  { record, index }: Readonly<{ record: ReservingRecord; index: number }>,
  ports: Ports,
): Promise<boolean> {
  const state = record.items[index]
  const step = stepOf(record, index)
  if (!step || !state || state.phase === 'planned' || state.terms.terms !== 'evm') return false
  const fees = await ports.node(step.chainId).fees()
  const most = highestGasLimit(
    chainById(ports.profile, step.chainId) ?? {},
    fees.ok ? fees.value.blockGasLimit : undefined,
  )
  const isInvalid = (signed: Signed) => {
    const limit = signedGas(signed)?.gasLimit
    if (limit === undefined) return false
    return (most !== undefined && limit > most) || (signed.purpose === 'step' && limit < step.leastGas)
  }
  if (!attemptsOf(state).every(isInvalid)) return false
  const { nonce } = state.terms
  const { own, others } = await reservedTermsOn({ record, resource: step.resource, index }, ports)
  const queued = [...own.filter(({ bytes }) => bytes === 'broadcast'), ...others]
  return !queued.some(({ terms }) => terms.terms === 'evm' && terms.nonce > nonce)
}

function stepOf(record: ReservingRecord, index: number) {
  if (!isBundle(record)) {
    const item = record.plan[index]
    if (!isEvmTransaction(item)) return undefined
    return {
      chainId: item.chainId,
      resource: nonceResource(item.chainId, item.from),
      leastGas: leastGasLimit(item),
    }
  }
  const { chainId, account, calls } = record
  const call = calls[index]
  const resource = nonceResource(chainId, account)
  if (!call) return undefined
  const authorizations = isUndelegation(record) ? 1 : 0
  return { chainId, resource, leastGas: leastGasLimit({ ...call, authorizations }) }
}
