import { messages } from 'words:vi/messages'
import type { TranslatedMessages } from '../translated.ts'

export const vi: TranslatedMessages = {
  ...messages,
}
