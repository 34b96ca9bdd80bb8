import { messages } from 'words:ko/messages'
import type { TranslatedMessages } from '../translated.ts'

export const ko: TranslatedMessages = {
  ...messages,
}
