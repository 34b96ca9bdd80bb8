import { messages } from 'words:ja/messages'
import type { TranslatedMessages } from '../translated.ts'
import { jaApproval } from './approval/approval.ts'
import { jaForm } from './form/form.ts'
import { jaReview } from './review/review.ts'
import { jaScreens } from './screens.ts'
import { jaDepositAddress } from './transfer/deposit-address.ts'
import { jaTransfer } from './transfer/transfer.ts'
import { jaWelcome } from './welcome.ts'

export const ja: TranslatedMessages = {
  ...messages,
  ...jaScreens,
  ...jaForm,
  ...jaDepositAddress,
  ...jaReview,
  ...jaTransfer,
  ...jaApproval,
  ...jaWelcome,
}
