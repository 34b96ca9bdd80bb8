import type { TypingMessages } from '../en/typing.ts'
import type { Worded } from '../worded.ts'

/** Every word about secrets that are being typed, in German. */
export const deTyping: Worded<TypingMessages> = {
  forgotten:
    'Sie waren nicht mehr auf dieser Seite. Die Wörter, die Sie eingegeben hatten, wurden daraus entfernt; geben Sie sie noch einmal ein.',
}
