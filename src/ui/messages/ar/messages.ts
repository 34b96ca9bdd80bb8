import { messages } from 'words:ar/messages'
import type { TranslatedMessages } from '../translated.ts'

export const ar: TranslatedMessages = {
  ...messages,
}
