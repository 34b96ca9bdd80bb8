import type { TypingMessages } from '../en/typing.ts'
import type { Worded } from '../worded.ts'

/** Every word about secrets that are being typed, in Spanish. */
export const esTyping: Worded<TypingMessages> = {
  forgotten:
    'Has salido de esta página, así que se han quitado de ella las palabras que habías escrito. Escríbelas otra vez.',
}
