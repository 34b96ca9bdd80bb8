import { messages } from 'words:ar/messages'
import type { TranslatedMessages } from '../translated.ts'
import { arApproval } from './approval/approval.ts'
import { arForm } from './form/form.ts'
import { arReview } from './review/review.ts'
import { arScreens } from './screens.ts'
import { arDepositAddress } from './transfer/deposit-address.ts'
import { arTransfer } from './transfer/transfer.ts'
import { arWelcome } from './welcome.ts'

export const ar: TranslatedMessages = {
  ...messages,
  ...arScreens,
  ...arForm,
  ...arDepositAddress,
  ...arReview,
  ...arTransfer,
  ...arApproval,
  ...arWelcome,
}
