import { messages } from 'words:tr/messages'
import type { TranslatedMessages } from '../translated.ts'

export const tr: TranslatedMessages = {
  ...messages,
}
