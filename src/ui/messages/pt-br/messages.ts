import { messages } from 'words:pt-br/messages'
import type { TranslatedMessages } from '../translated.ts'

export const ptBr: TranslatedMessages = {
  ...messages,
}
