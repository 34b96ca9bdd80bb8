import type { FamilyChain, Hex } from './chain.ts'
import type { Authorization, Sent } from './destination.ts'

// POST /execute: calls that the service makes for somebody who signs only what they carry.

/** A call in the service's own transaction; `value` in the smallest unit of the native currency. */
export type RawCall = Readonly<{
  chain: FamilyChain
  to: Hex
  data: Hex
  value: bigint
  /** Delegations that take effect before the call. */
  authorizations?: readonly Authorization[]
}>

/** One call within a call that was tried. service-facts.md 2; the fixture of a simulation error. */
export type Frame = Readonly<{
  type: string
  address?: string
  contract?: string
  function?: string
  selector?: string
  error?: string
  revertReason?: string
  gasUsed?: string
}>

/** Why the innermost call reverted. `label` is the answer's `error`, `message` its sentence. */
export type Revert = Readonly<{
  type: 'errorString' | 'panic' | 'customError' | 'unknownCustomError' | 'empty'
  label: string
  message: string
  selector?: string
  name?: string
  args?: Readonly<Record<string, string>>
  rawArgsHex?: string
}>

/** A call that was tried and reverted: the whole call, the call in it that failed, and the way from one to the other. */
export type CallFailure = Readonly<{ topLevel: Frame; innermost: Frame; path: readonly Frame[]; revert: Revert }>

/** What a family that makes calls can do with them. All reject with NodeSilent when the node does not answer. */
export type RawCalls = Readonly<{
  /** Tries a call; undefined when it would succeed. */
  simulate: (call: RawCall) => Promise<CallFailure | undefined>
  /** What a call costs the service, in wei, with its value. */
  costOf: (call: RawCall) => Promise<bigint>
  /** Makes a call, once for each key, whatever is asked. */
  send: (key: string, call: RawCall) => Promise<Sent>
}>
