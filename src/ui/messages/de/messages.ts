import { messages } from 'words:de/messages'
import type { TranslatedMessages } from '../translated.ts'

export const de: TranslatedMessages = {
  ...messages,
}
