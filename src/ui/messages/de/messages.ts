import type { TranslatedMessages } from '../translated.ts'
import { deApproval } from './approval/approval.ts'
import { deForm } from './form/form.ts'
import { deReview } from './review/review.ts'
import { deScreens } from './screens.ts'
import { deSettings } from './settings/settings.ts'
import { deDepositAddress } from './transfer/deposit-address.ts'
import { deTransfer } from './transfer/transfer.ts'
import { deWelcome } from './welcome.ts'

export const de: TranslatedMessages = {
  ...deScreens,
  ...deForm,
  ...deDepositAddress,
  ...deReview,
  ...deTransfer,
  ...deApproval,
  ...deSettings,
  ...deWelcome,
}
