import { messages } from 'words:zh-hans/messages'
import type { TranslatedMessages } from '../translated.ts'
import { zhHansApproval } from './approval/approval.ts'
import { zhHansForm } from './form/form.ts'
import { zhHansReview } from './review/review.ts'
import { zhHansScreens } from './screens.ts'
import { zhHansDepositAddress } from './transfer/deposit-address.ts'
import { zhHansTransfer } from './transfer/transfer.ts'
import { zhHansWelcome } from './welcome.ts'

export const zhHans: TranslatedMessages = {
  ...messages,
  ...zhHansScreens,
  ...zhHansForm,
  ...zhHansDepositAddress,
  ...zhHansReview,
  ...zhHansTransfer,
  ...zhHansApproval,
  ...zhHansWelcome,
}
