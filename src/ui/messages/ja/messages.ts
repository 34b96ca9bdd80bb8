import { messages } from 'words:ja/messages'
import type { TranslatedMessages } from '../translated.ts'

export const ja: TranslatedMessages = {
  ...messages,
}
