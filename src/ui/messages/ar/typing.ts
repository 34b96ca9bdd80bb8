import type { TypingMessages } from '../en/typing.ts'
import type { Worded } from '../worded.ts'

/** Every word about secrets that are being typed, in Arabic. */
export const arTyping: Worded<TypingMessages> = {
  forgotten: 'لقد غادرت هذه الصفحة، لذلك أُزيلت منها الكلمات التي كتبتها. اكتبها مرة أخرى.',
}
