import { messages } from 'words:es/messages'
import type { TranslatedMessages } from '../translated.ts'
import { esApproval } from './approval/approval.ts'
import { esForm } from './form/form.ts'
import { esReview } from './review/review.ts'
import { esScreens } from './screens.ts'
import { esDepositAddress } from './transfer/deposit-address.ts'
import { esTransfer } from './transfer/transfer.ts'
import { esWelcome } from './welcome.ts'

export const es: TranslatedMessages = {
  ...messages,
  ...esScreens,
  ...esForm,
  ...esDepositAddress,
  ...esReview,
  ...esTransfer,
  ...esApproval,
  ...esWelcome,
}
