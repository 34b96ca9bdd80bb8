import { enTyping } from './en/typing.ts'
import { part } from './part.ts'

/** What is said of secrets that are being typed, as `m` says the rest. */
export const ofTyping = part('typing', enTyping)
