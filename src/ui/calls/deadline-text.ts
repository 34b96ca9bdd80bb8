import { m } from '../messages/messages.ts'
import { ofCalls } from '../messages/screen-messages.ts'

/** The year 3000. */
export const NO_END_SECONDS = 32_503_680_000n

/** Seconds since 1970; the last usable moment. */
export function untilText(seconds: bigint): string {
  const say = ofCalls()
  const when = dateText(seconds)
  return seconds < BigInt(Math.floor(Date.now() / 1_000)) ? say.past({ when }) : when
}

/** 0 means the time of the block (Permit2). */
export function permit2UntilText(seconds: bigint): string {
  return seconds === 0n ? ofCalls().sameBlock : untilText(seconds)
}

/** 0 means from the beginning of time. */
export function notBeforeText(seconds: bigint): string {
  return seconds === 0n ? ofCalls().noLimit : dateText(seconds)
}

function dateText(seconds: bigint): string {
  return seconds >= NO_END_SECONDS ? ofCalls().noEnd : m().format.minute({ atSeconds: Number(seconds) })
}
