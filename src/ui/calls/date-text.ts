import { ofCalls } from '../messages/call-messages.ts'

/** Until when something can be used, seconds since 1970, by the rule that it is not used after that. */
export function untilText(seconds: bigint): string {
  const say = ofCalls()
  const when = say.date(seconds)
  return seconds < BigInt(Math.floor(Date.now() / 1_000)) ? say.past(when) : when
}

/** The same for a permission inside of Permit2, which reads 0 as the time of the block that the permission gets into. */
export function permit2UntilText(seconds: bigint): string {
  return seconds === 0n ? ofCalls().sameBlock : untilText(seconds)
}

/** From when something can be used; 0 is from the beginning of time. */
export function notBeforeText(seconds: bigint): string {
  return seconds === 0n ? ofCalls().noLimit : ofCalls().date(seconds)
}
