import type { Bundle } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution/execution.ts'
import type { GasEstimate, SentTransaction } from '../../core/families/evm/call.ts'
import type { Answer } from '../../core/reason/reason.ts'
import type { SignableCall } from '../../core/sign/evm-call.ts'
import type { Undelegation } from '../../core/sign/evm-undelegation.ts'
import type { WithKey } from '../../core/sign/key-source.ts'
import type { Signed, SigningOf } from '../../core/sign/signed.ts'
import type { StepAdapterPorts } from '../engine/adapters/step-adapter.ts'
import type { StallPorts } from '../engine/polling/stall.ts'
import type { UnrecordedPaymentPorts } from '../engine/unrecorded-payment.ts'
import type { NodePort } from '../families/evm/node-port.ts'
import type { UnrecordedNoncePorts } from '../families/evm/unrecorded-nonce.ts'
import type { DepositOutcomePorts } from './deposit-outcomes.ts'

/** A call without `to` creates a contract. */
export type EstimatedCall = Readonly<{ from: string; to: string | undefined; data: string; value: bigint }>

export type BundleNode = NodePort &
  Readonly<{
    tryCall: (call: EstimatedCall) => Promise<Answer<GasEstimate>>
    /** Undefined where the node lacks old state. */
    transactionOfNonce: (
      about: Readonly<{ account: string; nonce: number; newest: bigint; isLate: () => boolean }>,
    ) => Promise<SentTransaction | undefined>
    /** EIP-7702; undefined without a delegate. */
    delegate: (account: string, block: bigint) => Promise<Answer<string | undefined>>
  }>

export type BundlePorts = Pick<StepAdapterPorts, 'broadcasts' | 'nowSeconds'> &
  UnrecordedNoncePorts &
  StallPorts &
  DepositOutcomePorts &
  Readonly<{
    node: (chainId: number) => BundleNode
    execution: (id: string) => Promise<Execution | undefined>
    withKey: WithKey
    logsSince: UnrecordedPaymentPorts['logsSince']
    /** Only these contracts' deposit logs count. */
    depositories: (chainId: number) => readonly string[]
    signCall: (call: SignableCall, signing: SigningOf<'evmTransaction'>) => Promise<Signed>
    signUndelegation: (of: Undelegation, signing: SigningOf<'evmTransaction'>) => Promise<Signed>
    /** Notes durably, outside the record, that signed bytes may be broadcast. */
    mark: (bundle: Bundle) => Promise<void>
    /** Notifies about a delay or an end, replacing an earlier one. False asks for a retry. */
    tell: (bundle: Bundle) => Promise<boolean>
  }>
