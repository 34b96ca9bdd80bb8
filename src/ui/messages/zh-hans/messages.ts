import { messages } from 'words:zh-hans/messages'
import type { TranslatedMessages } from '../translated.ts'

export const zhHans: TranslatedMessages = {
  ...messages,
}
