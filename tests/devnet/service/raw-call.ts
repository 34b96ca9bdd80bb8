import type { FamilyChain, Hex } from './chain.ts'
import type { Authorization, Sent } from './destination.ts'

/** `value` in the smallest unit of the native currency. */
export type RawCall = Readonly<{
  chain: FamilyChain
  to: Hex
  data: Hex
  value: bigint
  authorizations?: readonly Authorization[]
}>

/** service-facts.md 2; the fixture of a simulation error. */
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

/** `label` is the answer's `error`, `message` its sentence. */
export type Revert = Readonly<{
  type: 'errorString' | 'panic' | 'customError' | 'unknownCustomError' | 'empty'
  label: string
  message: string
  selector?: string
  name?: string
  args?: Readonly<Record<string, string>>
  rawArgsHex?: string
}>

/** `path` leads from the whole call to the failed one. */
export type CallFailure = Readonly<{ topLevel: Frame; innermost: Frame; path: readonly Frame[]; revert: Revert }>

/** All reject with NodeSilent if the node doesn't answer. */
export type RawCalls = Readonly<{
  /** Undefined if it would succeed. */
  simulate: (call: RawCall) => Promise<CallFailure | undefined>
  /** Wei, with its value. */
  costOf: (call: RawCall) => Promise<bigint>
  /** Sends once for each key. */
  send: (key: string, call: RawCall) => Promise<Sent>
}>
