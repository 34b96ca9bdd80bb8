import type { TypingMessages } from '../en/typing.ts'
import type { Worded } from '../worded.ts'

/** Every word about secrets that are being typed, in simplified Chinese. */
export const zhHansTyping: Worded<TypingMessages> = {
  forgotten: '你离开过此页面，因此已输入的单词已从页面中清除。请重新输入。',
}
