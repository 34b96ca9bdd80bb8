import { messages } from 'words:de/messages'
import type { TranslatedMessages } from '../translated.ts'
import { deApproval } from './approval/approval.ts'
import { deForm } from './form/form.ts'
import { deReview } from './review/review.ts'
import { deScreens } from './screens.ts'
import { deDepositAddress } from './transfer/deposit-address.ts'
import { deTransfer } from './transfer/transfer.ts'
import { deWelcome } from './welcome.ts'

export const de: TranslatedMessages = {
  ...messages,
  ...deScreens,
  ...deForm,
  ...deDepositAddress,
  ...deReview,
  ...deTransfer,
  ...deApproval,
  ...deWelcome,
}
