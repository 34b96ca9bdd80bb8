import { messages } from 'words:es/messages'
import type { TranslatedMessages } from '../translated.ts'

export const es: TranslatedMessages = {
  ...messages,
}
