import type { TypingMessages } from '../en/typing.ts'
import type { Worded } from '../worded.ts'

/** Every word about secrets that are being typed, in Japanese. */
export const jaTyping: Worded<TypingMessages> = {
  forgotten: 'このページから離れたため、入力していた単語をページから消しました。もう一度入力してください。',
}
