import type { Bundle } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution.ts'
import type { Reason } from '../../core/reason.ts'
import type { SignableCall } from '../../core/sign/evm-call.ts'
import type { WithKey } from '../../core/sign/key.ts'
import type { Signed, SigningOf } from '../../core/sign/signed.ts'
import type { CarryPorts } from '../carry/carry.ts'
import type { ForeignNoncePorts } from '../foreign-nonce.ts'
import type { Answer, NodePort } from '../node-port.ts'
import type { SlowPorts } from '../slow.ts'
import type { FatePorts } from './fates.ts'

/** A call to be tried out; without `to` it makes a contract. */
export type TriedCall = Readonly<{ from: string; to: string | undefined; data: string; value: bigint }>

/** What a node makes of a call: the gas that it would use, or that it would not go through, and the node's words. */
export type Tried = Readonly<{ outcome: 'gas'; gas: bigint } | { outcome: 'refused'; why: Reason }>

export type BundleNode = NodePort & Readonly<{ tryCall: (call: TriedCall) => Promise<Answer<Tried>> }>

export type BundlePorts = Pick<CarryPorts, 'broadcasts' | 'nowSeconds'> &
  ForeignNoncePorts &
  SlowPorts &
  FatePorts &
  Readonly<{
    node: (chainId: number) => BundleNode
    execution: (id: string) => Promise<Execution | undefined>
    withKey: WithKey
    /** The contracts of a chain whose word about deposits counts. */
    depositories: (chainId: number) => readonly string[]
    signCall: (call: SignableCall, signing: SigningOf<'evmTransaction'>) => Promise<Signed>
    /** Notes durably, apart from the record, that what was signed may be broadcast from now on. */
    mark: (bundle: Bundle) => Promise<void>
    /** Tells the desktop that a bundle is slow, or how it ended; telling it again replaces it. False where it is to be tried again. */
    tell: (bundle: Bundle) => Promise<boolean>
  }>
